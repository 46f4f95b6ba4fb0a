/** The sheets of a tour of two teams, for tests: standings, a table with groups, cells across and down, cards, a road. */
import type { TourSheets } from '@/net/bodies';

export const SHEETS: TourSheets = {
  title: 'A tour of 3 stages',
  moment: 'after stage 1 of 3',
  teams: {
    blue: { bib: '1', letter: 'b', colour: 'Blue', name: 'Camille' },
    red: { bib: '2', letter: 'r', colour: 'Red', name: 'Red' },
  },
  sheets: [
    {
      kind: 'standings',
      heading: 'Standings',
      about: [],
      foot: [],
      parts: [
        {
          share: 1,
          sections: [
            {
              title: { text: 'General' },
              about: 'time',
              nobody: 'Nobody has ridden yet.',
              table: {
                columns: [{ head: {} }, { head: {} }, { head: {} }],
                rows: [
                  {
                    kind: 'plain',
                    cells: [
                      { text: '1', look: 'dim' },
                      { team: 'blue', worn: 'yellow', cap: { text: 'R', look: 'light' }, text: 'Camille' },
                      { text: '1:20', look: 'heavy' },
                    ],
                  },
                ],
                stubs: 2,
                tallest: 7.6,
              },
            },
            {
              title: { text: 'Sprint' },
              about: 'points',
              nobody: 'Nobody has a point yet.',
              table: { columns: [], rows: [], stubs: 2, tallest: 7.6 },
            },
          ],
        },
      ],
    },
    {
      kind: 'director',
      heading: 'Camille',
      team: 'blue',
      total: '+1:04',
      about: [{ text: 'team time' }],
      foot: [{ cards: [{ value: '6', kind: 'hill' }], text: 'not uphill' }],
      parts: [
        {
          share: 1,
          sections: [
            {
              table: {
                columns: [
                  { head: { text: 'Stage' }, align: 'left' },
                  { head: { text: 'Rider' }, group: {} },
                  { head: { text: 'won' }, group: { text: 'Green' } },
                  { head: { text: 'all' } },
                ],
                rows: [
                  {
                    kind: 'begins',
                    cells: [
                      { number: '1', text: 'Plouay', under: ['30 squares'], down: 2 },
                      { cap: { text: '11', look: 'light' }, text: 'leader' },
                      { text: '5', leads: 'green' },
                      { text: '9' },
                    ],
                  },
                  { kind: 'band', cells: [{ text: 'Team' }, { text: 'first of the teams', across: 2 }] },
                ],
                stubs: 2,
                tallest: 8.6,
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'calendar',
      heading: 'Camille',
      about: [{ sign: 'rush', text: 'rush' }],
      foot: [],
      parts: [
        {
          share: 1,
          sections: [
            {
              title: { number: '1', text: 'Plouay' },
              about: 'flat',
              road: {
                heights: [0, 3, 1, 0],
                grounds: ['climb', 'descent', 'flat'],
                marks: [{ row: 1, letter: 'B', top: true, title: 'Col', sprint: true }],
                red: 2,
              },
              line: [{ text: 'Energy', look: 'dim' }],
              end: { team: 'blue', cap: { text: '11', look: 'dark' }, text: 'Camille' },
            },
          ],
        },
      ],
    },
  ],
};
