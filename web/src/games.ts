/** The one list of games. */
import { FLAMME } from './flamme/game';
import { HOMAS } from './homas/game';
import { plainGame } from './plain/game';
import { know } from './table/games';

know([FLAMME, HOMAS], plainGame);
