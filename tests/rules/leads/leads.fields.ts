import { isDeepStrictEqual } from "node:util";

import { documentTypes } from "@salvia/domain/lead/identityDocument";
import { languages } from "@salvia/domain/shared/language";
import { leadSources, type Lead } from "@salvia/domain/lead/lead";
import { searchBytesMax, searchKeysMax } from "@salvia/domain/lead/leadSearch";
import { plans } from "@salvia/domain/site/plan";

import { lossNoteMaxLength, lossReasons } from "@salvia/domain/lead/leadLoss";

import { consent, loss, storedLeads } from "./leads.stored.ts";
import { badLines, missing, now, own, type Values } from "../support/values.ts";

/** Values of a field: allowed in a new lead, allowed in an edit, and never allowed. */
type Column = { create: readonly unknown[]; edit: readonly unknown[]; never: readonly unknown[] };

const past = new Date("2020-01-01");
const future = new Date("2100-01-01");
const wrongTypes = [missing, 7, true, [], {}, past];
const wrongTimes = [missing, null, 7, "now", past, future];

const goodNames = ["Z", "Zoë", "O’Neill-García", "名前", "é".repeat(80), "🌿".repeat(80)];
const names = both(goodNames, [...badLines, "é".repeat(81), "🌿".repeat(81)]);

const goodNumbers = ["1234", "A".repeat(20)].map((number) => passport({ number }));
const goodTypes = documentTypes.map((type) => passport({ type }));
const badCountries = ["pt", "PRT", "P", 34, null].map((country) => passport({ country }));
const badTypes = ["library card", 7, null].map((type) => passport({ type }));
const wrongNumbers = ["123", "A".repeat(21), "ab123456", "AB-123456", 12345678, null];
const badNumbers = wrongNumbers.map((number) => passport({ number }));
const badShapes = ["AB123456", passport({ issued: past }), { country: "PT", number: "AB123456" }];
const badDocuments = [...badShapes, ...badCountries, ...badTypes, ...badNumbers];

const longEmail = `${"a".repeat(242)}@example.com`;
const goodEmails = ["a@b.co", "o'neill+x@mail.example.com", longEmail];
const badEmails = ["", "A@b.co", "a@b", "a b@c.de", "a@b..de", ".a@b.de", "a@-b.de", "ñ@b.de"];
const paddedEmails = ["a@b.co\n", "a@b.co ", "<a@b.co>", "a@b.co,b@b.co", `a${longEmail}`];

const goodPhones = ["+1234567", "+123456789012345"];
const badPhones = ["", "34612345678", "+0123456", "+123456", "+1234567890123456"];
const writtenPhones = ["+34 612345678", "+34612345678\n", "+٣٤٦١٢٣٤٥٦٧٨", 34612345678];

const longest = "é".repeat(20);
// The maximum bytes in three keys: the pattern treats a key with spaces as several words.
const perKey = (searchBytesMax - 2) / 3;
const manyWords = ["a", "b", "c"].map((letter) =>
  `${letter} `
    .repeat(perKey / 2)
    .padEnd(perKey, letter)
    .replace(/ $/, letter),
);
const oneByteMore = manyWords.map((key, at) => (at === 0 ? `${key}z` : key));
const goodSearches = [
  {},
  keyed("zoe", "名前", "7"),
  keyed(longest, `${longest.slice(1)}z`),
  keys(searchKeysMax),
  keyed(...manyWords),
];
const badKeys = ["é".repeat(21), "Zoe", "o'neill", "a.b", "\u{200b}", "zoe  ana", "zoe\n"];
const badSearches = [
  ...wrongTypes.filter((value) => !isDeepStrictEqual(value, {})),
  null,
  "zoe",
  ["zoe"],
  keys(searchKeysMax + 1),
  keyed(...oneByteMore),
  { zoe: 1 },
  { zoe: true, ana: false },
  ...badKeys.map((key) => keyed("ana", key)),
];

const { wording, language, at } = consent;
const goodWordings = ["Z", "é".repeat(500), "🌿".repeat(250)];
const badWordings = [...badLines.filter((line) => line !== missing), "é".repeat(501)];
const goodConsents = [
  ...goodWordings.map((it) => given({ wording: it })),
  ...languages.map((it) => given({ language: it })),
];
const badConsents = [
  { language, at: now },
  { wording, at: now },
  { wording, language },
  given({ by: "phone" }),
  ...[at, future, null, "now"].map((time) => given({ at: time })),
  ...["de", null, 7].map((it) => given({ language: it })),
  ...badWordings.map((it) => given({ wording: it })),
  given({ wording: "🌿".repeat(251) }),
];

const { mine } = storedLeads;
const otherStatuses = ["aiContacting", "quoted", "documents", "enrolled"];

/** Each field, changed alone in the actor's own new lead and in an edit of a stored one. */
export const leadFields: Record<keyof Lead | "note", Column> = {
  firstName: names,
  lastName: names,
  identityDocument: both([null, ...goodNumbers, ...goodTypes], [...wrongTypes, ...badDocuments]),
  email: both([null, ...goodEmails], [...wrongTypes, ...badEmails, ...paddedEmails]),
  phone: both([null, ...goodPhones], [...wrongTypes, ...badPhones, ...writtenPhones]),
  search: both(goodSearches, badSearches),
  plan: both(plans, [...wrongTypes, null, "", "gold", "Basic", "undecided", ["basic"]]),
  source: {
    create: leadSources,
    edit: [mine.source],
    never: [...wrongTypes, null, "", "web", ["website"]],
  },
  status: {
    create: ["new"],
    edit: [mine.status],
    // The move to lost has a reason, which this leaves out.
    never: [...wrongTypes, null, "", "New", ["new"], "lost", ...otherStatuses],
  },
  step: {
    create: [1],
    edit: [mine.step],
    never: [missing, null, "1", "3", 0, -1, 2, 4, 5, 6, 7, 1.5, 3.5, 1e300],
  },
  kind: { create: ["lead"], edit: ["lead"], never: [...wrongTypes, null, "", "client", "Lead"] },
  ownerId: { create: [own], edit: [own], never: [...wrongTypes, null, "", "zoe", ["ana"]] },
  consent: both([null, ...goodConsents], [...wrongTypes, "yes", consent, ...badConsents]),
  rev: {
    create: [1],
    edit: [mine.rev + 1],
    never: [missing, null, "1", "5", 0, -1, 2, 4, 6, 1.5, 5.5, 2 ** 53],
  },
  createdAt: { create: [now], edit: [mine.createdAt], never: wrongTimes },
  updatedAt: { create: [now], edit: [now], never: wrongTimes },
  enrolledAt: both([null], [missing, now, past, 7, "now", {}]),
  loss: { create: [missing], edit: [missing], never: [null, loss, {}] },
  nextStepDay: {
    create: [missing],
    edit: [mine.nextStepDay],
    never: [null, "2026-11-27", "", 7, now],
  },
  household: { create: [missing], edit: [missing], never: [null, "mine", "", 7] },
  monthlyPremium: { create: [missing], edit: [missing], never: [null, 182, "", 1.5] },
  note: { create: [], edit: [], never: ["called twice", null, 7] },
};

const otherLoss = (note: unknown) => ({ reason: "other", note });
const longNote = "🌿".repeat(lossNoteMaxLength / 2);

/** Allowed and denied reasons for losing a lead. */
export const losses: Values = {
  may: [
    ...lossReasons.map((reason) => ({ reason, note: reason === "other" ? "Moves abroad" : null })),
    ...["Z", "é".repeat(lossNoteMaxLength), longNote].map(otherLoss),
  ],
  never: [
    missing,
    null,
    7,
    "tooExpensive",
    ["tooExpensive"],
    {},
    { reason: "tooExpensive" },
    { note: null },
    { ...loss, by: "phone" },
    ...["Too expensive", "", null, 7].map((reason) => ({ reason, note: null })),
    { ...loss, note: "Far too expensive" },
    ...[null, ...badLines.filter((line) => line !== missing), `${longNote}z`].map(otherLoss),
  ],
};

function both(may: readonly unknown[], never: readonly unknown[]): Column {
  return { create: may, edit: may, never };
}

function keyed(...all: readonly string[]) {
  return Object.fromEntries(all.map((key) => [key, true]));
}

function keys(count: number) {
  return keyed(...Array.from({ length: count }, (_, key) => `k${key}`));
}

function passport(changes: object) {
  return { country: "PT", type: "passport", number: "AB123456", ...changes };
}

/** A consent recorded now. */
function given(changes: object) {
  return { ...consent, at: now, ...changes };
}
