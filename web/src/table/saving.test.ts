import { beforeEach, expect, test } from 'vitest';
import { keepCodes } from './codes';
import { endingOf, fileName, replayLink } from './saving';

beforeEach(() => localStorage.clear());

test('a file is called by its stage and the day', () => {
  const day = new Date('2026-07-14T12:00:00Z');
  expect(fileName('Firenze – Milano', day, 'race')).toBe('firenze-milano-2026-07-14.race');
  expect(fileName('L’Étape d’Été', day, 'pdf')).toBe('l-etape-d-ete-2026-07-14.pdf');
  expect(fileName('—', day, 'tour')).toBe('tour-2026-07-14.tour');
});

test('a tour has an ending of its own, and so have its stages', () => {
  const stage = 'echappee-record 1\ngame: flamme\n';
  expect(endingOf(stage)).toBe('race');
  expect(endingOf(`echappee-tour 1\ngame: flamme\n\nstage 1\n${stage}`)).toBe('tour');
});

test('a link opens for everybody only with the code that was kept here', () => {
  expect(replayLink('k3')).toMatchObject({ open: false });
  expect(replayLink('k3').link).toMatch(/\/replay\/k3$/);
  keepCodes({
    id: 'k3',
    player_code: 'pp',
    watcher_code: 'ww',
    player_link: 'http://a/table/k3#pp',
    watcher_link: 'http://a/table/k3#ww',
  });
  expect(replayLink('k3')).toMatchObject({ open: true });
  expect(replayLink('k3').link).toMatch(/\/replay\/k3#ww$/);
});
