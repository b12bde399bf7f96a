import { DateTime } from "luxon";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { appointmentModes, isOnGrid } from "./appointment.ts";
import { bufferLengths, usualAvailability, weekdays, type Availability } from "./availability.ts";
import { bookableStarts, freeStarts, freeTimes, isAbsentDuring, isInHours } from "./freeTimes.ts";
import { isInOneDay, type TakenTime } from "./takenTime.ts";

const minute = 60_000;

/** The free half hours of a clinician with the usual hours, as UTC to the minute. */
function free(after: string, timezone: string, count: number, taken: readonly string[] = []) {
  return textsOf(
    freeTimes({
      after: new Date(after),
      taken: taken.map((time) => takenFrom(time, 30)),
      availability: usualAvailability(timezone),
      mode: "telemedicine",
      minutes: 30,
      count,
    }),
  );
}

function takenFrom(time: string, minutes: number): TakenTime {
  const startsAt = new Date(time);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minute) };
}

const textsOf = (times: readonly Date[]) => times.map((time) => time.toISOString().slice(0, 16));

describe("the next free times", () => {
  it("are the untaken half hours from now on", () => {
    const taken = ["2026-11-23T10:30Z", "2026-11-23T11:30Z"];
    expect(free("2026-11-23T10:00:00Z", "Europe/London", 3, taken)).toEqual([
      "2026-11-23T11:00",
      "2026-11-23T12:00",
      "2026-11-23T12:30",
    ]);
  });

  it("continue on the next working day, also after a weekend", () => {
    expect(free("2026-11-20T16:00:00Z", "Europe/London", 3)).toEqual([
      "2026-11-20T16:30",
      "2026-11-23T09:00",
      "2026-11-23T09:30",
    ]);
  });

  it("of some kinds are in order, each with the kinds that can begin then", () => {
    const usual = usualAvailability("UTC");
    const monday = [
      { from: 9 * 60, until: 10 * 60, modes: ["inPerson" as const] },
      { from: 10 * 60, until: 12 * 60, modes: [...appointmentModes] },
    ];
    const inPerson = { minutes: 60, bufferMinutes: 0 } as const;
    const availability = {
      ...usual,
      hours: { ...usual.hours, monday },
      modes: { ...usual.modes, inPerson },
    };
    const textOf = (from: string, limits = {}) =>
      freeStarts({
        availability,
        taken: [],
        modes: appointmentModes,
        after: new Date(from),
        count: 4,
        days: 5,
        perDay: 1,
        ...limits,
      }).map(({ startsAt, modes }) => [...textsOf([startsAt]), ...modes].join(" "));
    // A day may have a first time of each kind, and each says all that can begin then.
    expect(textOf("2026-11-21T12:00Z")).toEqual([
      "2026-11-23T09:00 inPerson",
      "2026-11-23T10:00 telemedicine inPerson",
      "2026-11-24T09:00 telemedicine inPerson",
      "2026-11-25T09:00 telemedicine inPerson",
    ]);
    expect(textOf("2026-11-21T12:00Z", { days: 3, perDay: 9 })).toEqual([
      "2026-11-23T09:00 inPerson",
      "2026-11-23T10:00 telemedicine inPerson",
      "2026-11-23T10:30 telemedicine",
      "2026-11-23T11:00 telemedicine inPerson",
    ]);
    expect(textOf("2026-11-21T12:00Z", { days: 2 })).toEqual([]);
  });

  it.each([
    ["America/New_York", "2026-03-06T23:00:00Z", "2026-03-09T13:00"],
    ["America/New_York", "2026-10-30T23:00:00Z", "2026-11-02T14:00"],
    ["Europe/Paris", "2026-03-27T20:00:00Z", "2026-03-30T07:00"],
    ["Europe/Paris", "2026-10-23T20:00:00Z", "2026-10-26T08:00"],
    ["Asia/Kolkata", "2026-11-22T10:00:00Z", "2026-11-23T03:30"],
  ])("start at nine local time in %s after %s", (timezone, after, first) => {
    expect(free(after, timezone, 1)).toEqual([first]);
  });

  it("fill a working day with sixteen half hours", () => {
    expect(free("2026-11-22T00:00:00Z", "Europe/Paris", 17).slice(15)).toEqual([
      "2026-11-23T15:30",
      "2026-11-24T08:00",
    ]);
  });

  it("cover at most four weeks, and use UTC if the time zone is unknown", () => {
    expect(free("2026-11-22T00:00:00Z", "Atlantis/Capital", 10_000)).toHaveLength(20 * 16);
  });
});

/** The free times of one day of a clinician in London. */
function onMonday(
  change: Partial<Availability>,
  { minutes = 30, mode = "inPerson", taken = [] }: Partial<Parameters<typeof freeTimes>[0]> = {},
) {
  const after = new Date("2026-11-23T00:00:00Z");
  const availability = { ...usualAvailability("Europe/London"), ...change };
  return textsOf(
    freeTimes({ after, taken, availability, mode, minutes, count: Infinity, days: 1 }),
  ).map((time) => time.slice(11));
}

const week = usualAvailability("Europe/London");
const workedOnMonday = (...monday: Availability["hours"]["monday"]) => ({
  hours: { ...week.hours, monday },
});

describe("the times of a day", () => {
  it("leave out breaks, and periods for other kinds of appointments", () => {
    const hours = workedOnMonday(
      { from: 9 * 60, until: 10 * 60, modes: [...appointmentModes] },
      { from: 11 * 60, until: 12 * 60, modes: ["telemedicine"] },
      { from: 12 * 60, until: 13 * 60, modes: ["inPerson"] },
    );
    expect(onMonday(hours)).toEqual(["09:00", "09:30", "12:00", "12:30"]);
    expect(onMonday(hours, { minutes: 60, mode: "telemedicine" })).toEqual(["09:00", "11:00"]);
  });

  it("continue from one period to the next without a break", () => {
    const hours = workedOnMonday(
      { from: 9 * 60, until: 9 * 60 + 30, modes: [...appointmentModes] },
      { from: 9 * 60 + 30, until: 10 * 60, modes: ["inPerson"] },
    );
    expect(onMonday(hours, { minutes: 60 })).toEqual(["09:00"]);
    expect(onMonday(hours, { minutes: 60, mode: "telemedicine" })).toEqual([]);
  });

  it("leave out absences of whole days and of some hours", () => {
    const day = { from: "2026-11-20", until: "2026-11-23" };
    expect(onMonday({ absences: [{ ...day, hours: null }] })).toEqual([]);
    expect(onMonday({ absences: [{ ...day, until: "2026-11-22", hours: null }] })).toHaveLength(16);
    const hours = { from: 10 * 60 + 10, until: 16 * 60 + 1 };
    expect(onMonday({ absences: [{ ...day, hours }] })).toEqual(["09:00", "09:30", "16:15"]);
  });
});

const zones = [
  "Europe/Paris",
  "America/New_York",
  "America/Havana",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Asia/Kolkata",
];

/** Days around changes of the clocks in these zones, and an ordinary one. */
const firstDays = [
  "2026-03-07",
  "2026-03-28",
  "2026-04-04",
  "2026-10-03",
  "2026-10-24",
  "2026-11-22",
];

const partOfDay = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 40 }))
  .map(([first, count]) => ({ from: first * 15, until: Math.min(96, first + count) * 15 }));

const availabilities: fc.Arbitrary<Availability> = fc
  .record({
    timezone: fc.constantFrom(...zones),
    period: fc.tuple(partOfDay, fc.subarray([...appointmentModes], { minLength: 1 })),
    other: fc.tuple(partOfDay, fc.subarray([...appointmentModes], { minLength: 1 })),
    absence: fc.option(partOfDay),
    bufferMinutes: fc.constantFrom(...bufferLengths),
  })
  .map(({ timezone, period, other, absence, bufferMinutes }) => {
    const periods = [period, other].map(([{ from, until }, modes]) => ({ from, until, modes }));
    const length = { minutes: 30, bufferMinutes } as const;
    return {
      timezone,
      address: null,
      hours: {
        ...usualAvailability(timezone).hours,
        saturday: periods,
        sunday: periods,
        monday: periods,
      },
      modes: { telemedicine: length, inPerson: length },
      absences: firstDays.map((from) => ({ from, until: from, hours: absence })),
    };
  });

const searches = fc
  .record({
    availability: availabilities,
    day: fc.constantFrom(...firstDays),
    minutes: fc.constantFrom(15, 30, 45, 60),
    mode: fc.constantFrom(...appointmentModes),
    taken: fc.array(
      fc.tuple(fc.integer({ min: 0, max: 3 * 48 }), fc.constantFrom(15, 30, 45, 60)),
      { maxLength: 8 },
    ),
  })
  .map(({ availability, day, minutes, mode, taken }) => {
    const after = DateTime.fromISO(day, { zone: availability.timezone }).toJSDate();
    return {
      availability,
      after,
      minutes,
      mode,
      days: 3,
      count: Infinity,
      taken: taken.map(([halfHours, length]) =>
        takenFrom(new Date(after.getTime() + halfHours * 30 * minute).toISOString(), length),
      ),
    };
  });

/** Whether a clinician works at this minute, read from the local clock. */
function worksAt(time: Date, { timezone, hours, absences }: Availability, mode: string): boolean {
  const local = DateTime.fromJSDate(time, { zone: timezone });
  const wall = local.hour * 60 + local.minute;
  const isIn = ({ from, until }: { from: number; until: number }) => from <= wall && wall < until;
  const weekday = weekdays[local.weekday - 1] ?? "monday";
  const periods = hours[weekday].filter(({ modes }) => modes.some((each) => each === mode));
  const isAbsent = absences.some(
    ({ from, until, hours: part }) =>
      from <= local.toFormat("yyyy-MM-dd") &&
      local.toFormat("yyyy-MM-dd") <= until &&
      (part === null || isIn(part)),
  );
  return periods.some(isIn) && !isAbsent;
}

test("no offered time overlaps a break, an absence, a taken time or its buffer, on any day", () => {
  fc.assert(
    fc.property(searches, (search) => {
      const { availability, after, minutes, mode, taken } = search;
      const times = freeTimes(search);
      const buffer = availability.modes[mode].bufferMinutes * minute;
      expect(times.map(Number)).toEqual([...new Set(times.map(Number))].toSorted((a, b) => a - b));
      for (const time of times) {
        const end = time.getTime() + minutes * minute;
        expect(time > after && isOnGrid(time)).toBe(true);
        for (let at = time.getTime(); at < end; at += 5 * minute) {
          expect(worksAt(new Date(at), availability, mode)).toBe(true);
        }
        for (const { startsAt, endsAt } of taken) {
          const isApart =
            end + buffer <= startsAt.getTime() || endsAt.getTime() + buffer <= time.getTime();
          expect(isApart).toBe(true);
        }
      }
    }),
  );
});

test("every time that could be booked is found, and each free time is one of them", () => {
  fc.assert(
    fc.property(searches, (search) => {
      const { availability, after, minutes, mode, taken } = search;
      const until = new Date(after.getTime() + 50 * 60 * minute);
      const buffer = availability.modes[mode].bufferMinutes * minute;
      const canStart = (start: number) =>
        Array.from({ length: minutes / 5 }, (_, index) => start + index * 5 * minute).every((at) =>
          worksAt(new Date(at), availability, mode),
        ) &&
        taken.every(
          ({ startsAt, endsAt }) =>
            start + minutes * minute + buffer <= startsAt.getTime() ||
            endsAt.getTime() + buffer <= start,
        );
      const quarters = Array.from(
        { length: 50 * 4 },
        (_, index) => after.getTime() + index * 15 * minute,
      );
      const expected = quarters.filter(
        (start) => isInOneDay({ startsAt: new Date(start), minutes }) && canStart(start),
      );
      const found = bookableStarts({ ...search, from: after, until }).map(Number);
      expect(found).toEqual(expected);
      const offered = freeTimes(search).filter((time) => time < until);
      expect(offered.filter((time) => !found.includes(time.getTime()))).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["2026-12-24T08:00Z", 60, false],
  ["2026-12-24T08:00Z", 61, true],
  ["2026-12-24T10:59Z", 30, true],
  ["2026-12-24T11:00Z", 30, false],
  ["2026-12-25T09:00Z", 30, true],
  ["2026-12-26T09:00Z", 30, false],
])("judges whether an appointment at %s of %s minutes is in an absence", (time, minutes, is) => {
  const hours = { from: 10 * 60, until: 12 * 60 };
  const absences = [{ from: "2026-12-24", until: "2026-12-25", hours }];
  const place = { timezone: "Europe/Paris", absences };
  expect(isAbsentDuring(takenFrom(time, minutes), place)).toBe(is);
});

describe("working hours", () => {
  const hours = usualAvailability("Europe/Paris");
  const isIn = (time: string, minutes: number, mode = appointmentModes[0]) =>
    isInHours(takenFrom(time, minutes), hours, mode);

  it("contain a whole appointment, and none that ends after them or is on a weekend", () => {
    expect(isIn("2026-11-23T15:00Z", 60)).toBe(true);
    expect(isIn("2026-11-23T15:15Z", 60)).toBe(false);
    expect(isIn("2026-11-22T10:00Z", 15)).toBe(false);
  });

  it("follow the clocks: an hour in the repeated night lasts an hour", () => {
    const night = [{ from: 60, until: 240, modes: [...appointmentModes] }];
    const change = { ...hours, hours: { ...hours.hours, sunday: night } };
    const offered = (after: string, minutes: 15 | 30 | 45 | 60) =>
      textsOf(
        freeTimes({
          after: new Date(after),
          taken: [],
          availability: change,
          mode: "inPerson",
          minutes,
          count: Infinity,
          days: 1,
        }),
      );
    // From one to four o'clock: four hours in October, two in March.
    expect(offered("2026-10-24T22:00:00Z", 60)).toHaveLength(4);
    expect(offered("2026-03-28T23:00:00Z", 60)).toHaveLength(2);
  });

  it("offer nothing across 4:00 in UTC, and go on right after it", () => {
    const early = [{ from: 5 * 60, until: 7 * 60 + 15, modes: [...appointmentModes] }];
    const change = { ...hours, hours: { ...hours.hours, monday: early } };
    const taken = [takenFrom("2026-11-23T04:15Z", 15)];
    const search = { taken, availability: change, mode: "inPerson", minutes: 30 } as const;
    const starts = bookableStarts({
      ...search,
      from: new Date("2026-11-23T03:00Z"),
      until: new Date("2026-11-23T05:00Z"),
    });
    expect(textsOf(starts)).not.toContain("2026-11-23T03:45");
    expect(textsOf(starts)).toContain("2026-11-23T04:30");
  });

  it("leave out the times of a patient's other appointments, without a buffer", () => {
    const search = { taken: [], availability: hours, mode: "inPerson", minutes: 30 } as const;
    const after = new Date("2026-11-23T07:59:00Z");
    const patientTaken = [takenFrom("2026-11-23T08:30Z", 15)];
    expect(textsOf(freeTimes({ ...search, after, patientTaken, count: 2 }))).toEqual([
      "2026-11-23T08:00",
      "2026-11-23T08:45",
    ]);
  });
});
