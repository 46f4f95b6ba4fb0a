/** A tour that is over, as a link that the app BG Stats opens and stores as a play. */

/** A team at the end of a tour, the winner first. */
export interface RankedTeam {
  readonly name: string;
  /** Points, if the game has any at the end of a tour. */
  readonly score?: number | undefined;
}

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';
const SECONDS = 19;

/** The link; `play` tells the app this tour from others, so that it is not stored twice. */
export function bgStatsLink(
  game: string,
  title: string,
  play: string,
  ranking: readonly RankedTeam[],
  when: Date,
): string {
  const data = {
    sourceName: 'Échappée',
    sourcePlayId: play,
    playDate: when.toISOString().slice(0, SECONDS).replace('T', ' '),
    game: {
      name: title,
      sourceGameId: game,
      highestWins: true,
      noPoints: ranking.every(({ score }) => score === undefined),
    },
    players: ranking.map(({ name, score }, n) => ({
      name,
      sourcePlayerId: name,
      rank: n + 1,
      winner: n === 0,
      startPlayer: false,
      ...(score === undefined ? {} : { score }),
    })),
  };
  return ADDRESS + encodeURIComponent(JSON.stringify(data));
}
