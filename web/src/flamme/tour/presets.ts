// Made from src/echappee/flamme/tours/calendar.py by `python -m echappee.server.schema`; not to be edited.

/** The names of tours, in the order in which they are offered. */
export const NAMED = [
  "short",
  "week",
  "basic",
  "grand",
  "2018"
] as const;

/** Their calendars. */
export const PRESETS: Readonly<Record<string, string>> = {
  "short": "gt-3 gt-8 gt-11",
  "week": "gt-1 gt-2 gt-9 rest gt-10 gt-11",
  "basic": "gt-3 gt-4 gt-8 gt-11 gt-13 gt-18 gt-19",
  "grand": "gt-1 gt-2 gt-3 gt-4 gt-5 gt-6 gt-7 gt-8 gt-9 rest gt-10 gt-11 gt-12 gt-13 gt-14 gt-15 rest gt-16 gt-17 gt-18 gt-19 gt-20 gt-21",
  "2018": "gigamic2018-1 gigamic2018-2 gigamic2018-3:ttt gigamic2018-4 gigamic2018-5 gigamic2018-6 gigamic2018-7 gigamic2018-8 gigamic2018-9 gigamic2018-10 gigamic2018-11 gigamic2018-12 gigamic2018-13 gigamic2018-14 gigamic2018-15 gigamic2018-16 gigamic2018-17 gigamic2018-18 gigamic2018-19 gigamic2018-20:itt gigamic2018-21"
};
