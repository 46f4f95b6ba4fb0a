import { beforeEach, describe, expect, it } from 'vitest';
import { codesOf, keepCodes, onlyHere, shared } from './codes';

const invitation = (id: string) => ({
  id,
  player_code: `p${id}`,
  watcher_code: `w${id}`,
  player_link: `http://a/table/${id}#p${id}`,
  watcher_link: `http://a/table/${id}#w${id}`,
});

describe('codes', () => {
  beforeEach(() => localStorage.clear());

  it('are there after a reload, each for its own table', () => {
    keepCodes(invitation('one'));
    keepCodes(invitation('two'));
    expect(codesOf('one')?.player_code).toBe('pone');
    expect(codesOf('two')?.watcher_code).toBe('wtwo');
    expect(codesOf('three')).toBeUndefined();
  });

  it('of old tables make way for new ones', () => {
    for (let n = 0; n < 41; n++) keepCodes(invitation(`t${n}`));
    expect(codesOf('t0')).toBeUndefined();
    expect(codesOf('t1')).toBeDefined();
    expect(codesOf('t40')).toBeDefined();
  });

  it('survive a store that was spoilt', () => {
    localStorage.setItem('echappee.codes', '{');
    expect(codesOf('one')).toBeUndefined();
    keepCodes(invitation('one'));
    expect(codesOf('one')).toBeDefined();
  });
});

describe('a link', () => {
  it('of this machine is handed out by the address that others use too', () => {
    expect(shared('http://127.0.0.1:8421/table/k3#abc', 'http://192.168.1.7:8421')).toBe(
      'http://192.168.1.7:8421/table/k3#abc',
    );
    expect(shared('https://velo.example/table/k3#abc', 'http://10.0.0.1')).toBe('https://velo.example/table/k3#abc');
  });

  it.each([
    ['http://localhost:1/x', true],
    ['http://[::1]:1/x', true],
    ['http://127.0.0.1/x', true],
    ['http://192.168.1.7/x', false],
  ])('%s leads nowhere from elsewhere: %s', (link, alone) => expect(onlyHere(link)).toBe(alone));
});
