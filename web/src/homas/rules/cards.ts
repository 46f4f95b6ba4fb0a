/** The cards of the game, as its data has them. */
import data from '@homas-rules/teams.json';

/** The team cards that there are to choose from: a stage with four has one more, one without any has none. */
export function teamCards(allowed: number = data.team.length): readonly string[] {
  if (!allowed) return [];
  return allowed > data.team.length ? [...data.team, data.fourth_team_card] : data.team;
}

const LOWEST = 2;

/** What a fitness card is worth, from 2 to a king; an ace is rolled for, and worth nothing. */
export const fitnessValue = (card: string): number => (card === 'A' ? 0 : LOWEST + data.fitness.indexOf(card));
