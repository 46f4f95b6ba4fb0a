/** The riders of Homas Tour Pro, who are called by team and number, as in Red 21. */
import { HOMAS } from '../game';
import { Company, type Word } from '@/table/company';
import { listed, t } from '@/words/index.svelte';
import { numberOf, teamOf } from '../draw/riders/roles';

/** An energy card in words; t6h is the team's. */
export const cardWord = (card: string): string => t(`homas-card-${card}`);

const rider: Word = (name: string, company) => company.rider(name);
const riders: Word = (names: readonly string[], company) => company.riders(names);

export class HomasCompany extends Company {
  override readonly game = HOMAS;
  override readonly words: Readonly<Record<string, Word>> = {
    rider,
    leader: rider,
    asker: rider,
    riders,
    file: riders,
    numbers: (names: readonly string[]) => names.join(', '),
    seat: (team: string, company) => company.name(team),
    seats: (teams: readonly string[], company) => listed(teams.map((team) => company.name(team))),
    card: (card: string) => cardWord(card),
    cards: (cards: readonly string[]) => listed(cards.map(cardWord)),
  };

  override bib(team: string): number {
    return numberOf(team);
  }

  override rider(name: string): string {
    return t('homas-rider', { colour: teamOf(name), rider: name, own: teamOf(name) === this.you ? 'yes' : 'no' });
  }

  override riders(names: readonly string[]): string {
    return listed(names.map((name) => this.rider(name)));
  }
}
