/** A study goes into the page about a person's riding. */
import { prefs } from '@/device/prefs.svelte';
import type { Studied } from '@/net/bodies';
import { keepStudiedRace, type MistakeKind } from '@/palmares/studied';
import type { Recording } from '../recording.svelte';
import { costly } from './figures';

/** The person's own seat; if several people share this device, that of the person with the usual name. */
const seatIn = ({ own, company }: Recording): string | undefined =>
  own.find((seat) => company.name(seat) === prefs.name) ?? own[0];

/** Only a full study of a race that was ridden on this device. */
export function keepStudied(reel: Recording, study: Studied): void {
  const { race } = reel.source;
  const seat = seatIn(reel);
  const row = seat && study.seats[seat];
  if (!race || !row || study.effort !== 'full') return;
  const lost: Partial<Record<MistakeKind, number>> = {};
  for (const decision of costly(study.decisions, [seat])) {
    const kind = reel.mistakeIn(decision);
    lost[kind] = (lost[kind] ?? 0) + decision.cost.mean;
  }
  const { stage, name } = reel.replay;
  keepStudiedRace({ id: race, game: reel.company.game.id, stage, name, day: Date.now(), ...row.performance, lost });
}
