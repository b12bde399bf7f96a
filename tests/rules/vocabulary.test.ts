import { allergySchema, criticalities } from "@salvia/domain/record/allergy";
import {
  appointmentModes,
  appointmentSchema,
  bookableMinutes,
  doneUndoMinutes,
  nextStatuses,
  reasonMaxLength,
  recordClosesMinutesAfter,
  gridMinutes,
  recordOpensMinutesBefore,
  shortNoticeMinutes,
  usualMinutes,
} from "@salvia/domain/scheduling/appointment";
import {
  conversationSchema,
  conversationSides,
  directMessageMaxLength,
  directMessageSchema,
  messageQuota,
  messageQuotaHours,
} from "@salvia/domain/member/conversation";
import { clinicalStatuses } from "@salvia/domain/record/clinicalStatus";
import { dueTitleMaxLength } from "@salvia/domain/shared/due";
import { enteredInErrorSchema } from "@salvia/domain/record/enteredInError";
import { documentTypes } from "@salvia/domain/lead/identityDocument";
import { languages } from "@salvia/domain/shared/language";
import { leadKinds, leadSchema, leadSources, leadPlans } from "@salvia/domain/lead/lead";
import { lossNoteMaxLength, lossReasons } from "@salvia/domain/lead/leadLoss";
import { moveUndoMinutes } from "@salvia/domain/lead/stageTransition";
import {
  activityIdMaxLength,
  activityTextMaxLength,
  callMaxMinutes,
  callOutcomes,
  mentionsMax,
  ownActivitySchema,
} from "@salvia/domain/lead/leadActivity";
import { leadKeySchema, leadKeyTypes } from "@salvia/domain/lead/leadUniqueKeys";
import { searchBytesMax, searchKeysMax } from "@salvia/domain/lead/leadSearch";
import {
  leadStatuses,
  leadTransitions,
  leadSteps,
  openLeadStatuses,
  stepOf,
} from "@salvia/domain/lead/leadStatus";
import { medicationChanges, medicationSchema } from "@salvia/domain/record/medication";
import { quotedPeople, quoteSchema } from "@salvia/domain/lead/quote/quote";
import {
  savedViewMaxCount,
  savedViewNameMaxLength,
  savedViewQueryMaxLength,
  savedViewSchema,
} from "@salvia/domain/lead/finding/savedView";
import { requiredDocuments } from "@salvia/domain/lead/checklist";
import { viewersMax, viewersSchema } from "@salvia/domain/shared/viewers";
import { nextStepSchema } from "@salvia/domain/lead/nextStep";
import {
  noteTemplateMaxCount,
  noteTemplateMaxLength,
  noteTemplateSchema,
} from "@salvia/domain/record/noteTemplate";
import {
  emailMaxLength,
  patterns,
  rulesPattern,
  wordingMaxLength,
} from "@salvia/domain/shared/patterns";
import { plans } from "@salvia/domain/site/plan";
import { problemSchema, severities } from "@salvia/domain/record/problem";
import { recordAccessSchema } from "@salvia/domain/record/recordAccess";
import {
  noteHeldMaxMinutes,
  recordNoteMaxLength,
  recordNoteSchema,
  signedStatuses,
} from "@salvia/domain/record/recordNote";
import {
  requestPlaces,
  requestPlacesSchema,
  requestTurns,
  requestTurnHours,
} from "@salvia/domain/scheduling/requestQuota";
import { roles } from "@salvia/domain/account/role";
import {
  partsOfDay,
  waitingDaysMax,
  waitingListEntrySchema,
} from "@salvia/domain/scheduling/waitingList";
import { bookingChangeSchema, takenDaySchema } from "@salvia/domain/scheduling/takenTime";
import { taskPriorities, taskSchema } from "@salvia/domain/scheduling/task";
import { userSettingsSchema } from "@salvia/domain/account/user";
import {
  signalKinds,
  signalMaxLength,
  signalSchema,
  visitSchema,
} from "@salvia/domain/scheduling/visit";
import { unitSystems } from "@salvia/domain/account/unitSystem";
import {
  chatMessageSchema,
  chatMessagesAtMost,
  chatTextMaxLength,
} from "@salvia/domain/scheduling/visitChat";
import { possibleRanges } from "@salvia/domain/record/vitalRange";
import { vitalsSchema } from "@salvia/domain/record/vital";
import { describe, expect, test } from "vitest";

import { closing } from "./mutants/mutants.ts";
import { rulesSource } from "./support/environment.ts";

describe("firestore.rules agrees with the domain on", () => {
  test.each(Object.entries(patterns))("the pattern of %s", (_, pattern) => {
    expect(rulesSource).toContain(`'${rulesPattern(pattern)}')`);
  });

  test("only patterns of the domain", () => {
    const spelt = [
      ...rulesSource.matchAll(/(?:\.matches\(|isLike\([\w.]+, )'((?:[^'\\]|\\.)*)'\)/g),
    ].map(([, it]) => it);
    const id = patterns.id.source.slice(1, -1);
    const mentions = `^${id}(?: ${id}){0,${mentionsMax - 1}}$`;
    const known = [...Object.values(patterns).map(rulesPattern), mentions];
    expect(new Set(spelt)).toEqual(new Set(known));
  });

  test("the limits of texts", () => {
    expect(rulesSource).toContain(`isUpTo(${emailMaxLength}, value)`);
    expect(rulesSource).toContain(`isLineUpTo(${wordingMaxLength}, value.wording)`);
    expect(rulesSource).toContain(`isText(${activityTextMaxLength}, entry.text)`);
    expect(rulesSource).toContain(`value.size() <= ${searchKeysMax}`);
    expect(rulesSource).toContain(`.toUtf8().size() <= ${searchBytesMax}`);
    expect(rulesSource).toContain(`return isLineUpTo(${reasonMaxLength}, value);`);
    expect(rulesSource).toContain(`isText(${recordNoteMaxLength}, note.text)`);
    expect(rulesSource).toContain(`return isLineUpTo(${dueTitleMaxLength}, value);`);
  });

  test.each([
    ["user.language", languages],
    ["user.get('units', 'metric')", unitSystems],
    ["lead.plan", leadPlans],
    ["after.plan", plans],
    ["lead.source", leadSources],
    ["loss.reason", lossReasons],
    ["value.type", documentTypes],
    ["entry.get('outcome', 'reached')", callOutcomes],
    ["value.language", languages],
    ["appointment.mode", appointmentModes],
    ["allergy.status", clinicalStatuses],
    ["allergy.criticality", criticalities],
    ["problem.status", clinicalStatuses],
    ["problem.severity", [null, ...severities]],
    ["medication.change", medicationChanges],
    ["task.priority", taskPriorities],
    ["visit.language", languages],
    ["signal.kind", signalKinds],
  ])("what %s may be", (field, values) => {
    const isListed = rulesSource.includes(`${field} in [`);
    expect(isListed ? listAfter(`${field} in `) : listAfter(`isOneOf(${field}, `)).toEqual(values);
  });

  test("the fields of a lead", () => {
    // A new lead has no loss.
    const fields = [listAfter("let always = "), "loss"].flat();
    // Only the server writes the last three.
    expect([...fields, "nextStepDay", "household", "monthlyPremium"]).toEqual(
      Object.keys(leadSchema.shape),
    );
    expect(listAfter("holdsExactly(loss, ")).toEqual(["reason", "note"]);
    expect(lossNoteMaxLength).toBe(dueTitleMaxLength);
  });

  test("the fields and lengths of an appointment, and the fields of taken time", () => {
    // No appointment is canceled, moved or replaced when it is created.
    const later = new Set(["canceledBy", "moveRequestId", "replacedBy", "eventId"]);
    const created = Object.keys(appointmentSchema.shape).filter((field) => !later.has(field));
    const optional = listAfter("holdsFields(appointment, required, ");
    const fields = [listAfter("let required = "), optional].flat();
    expect(new Set(fields)).toEqual(new Set(created));
    expect(rulesSource).toContain(`minutesOf(appointment) in [${bookableMinutes.join(", ")}]`);
    expect(rulesSource).toContain(`appointment.get('minutes', ${usualMinutes})`);
    expect(listAfter("&& incoming().keys().hasOnly(")).toEqual(Object.keys(takenDaySchema.shape));
    expect(fieldsAfter("consistsOf(change, ")).toEqual(keysOf(bookingChangeSchema));
  });

  test("the places and turns of requests and their documents", () => {
    expect(listAfter("isOneOf(after.place, ")).toEqual(requestPlaces);
    expect(listAfter("isOneOf(after.turn, ")).toEqual(requestTurns);
    expect(rulesSource).toContain(`madeAt + duration.value(${requestTurnHours}, 'h') <= now()`);
    expect(listAfter("holdsExactly(after, ")).toEqual(Object.keys(requestPlacesSchema.shape));
  });

  test("the entries of the waiting list", () => {
    expect(listAfter("holdsExactly(wait, ")).toEqual(Object.keys(waitingListEntrySchema.shape));
    expect(listAfter("wait.mode in ")).toEqual([null, ...appointmentModes]);
    expect(listAfter("wait.partOfDay in ")).toEqual([null, ...partsOfDay]);
    expect(rulesSource).toContain(
      `wait.until <= now() + duration.value(${waitingDaysMax + 1}, 'd')`,
    );
  });

  test("the fields of a record's opening and of its parts", () => {
    expect(fieldsAfter("consistsOf(access,")).toEqual(keysOf(recordAccessSchema));
    const ofEntry = (call: string) =>
      fieldsAfter(`isEntryOf(${call}, `, "consistsOf(entry, {'clinicianId'");
    expect(ofEntry("allergy")).toEqual(new Set(newIn(allergySchema)));
    expect(ofEntry("problem")).toEqual(new Set(newIn(problemSchema)));
    // Entries of older tabs lack the later fields.
    const later = ["pulse", "temperature", "oxygen", "glucose", "fasting"];
    const first = newIn(vitalsSchema).filter((field) => !later.includes(field));
    expect(listAfter("isVitals(vitals) {\n        let always = ")).toEqual(first);
    expect(listAfter("holdsFields(vitals, always, ")).toEqual(later);
    expect(ofEntry("medication")).toEqual(new Set(newIn(medicationSchema)));
    expect(fieldsAfter("consistsOf(mark, ")).toEqual(keysOf(enteredInErrorSchema));
    expect(listAfter("holdsExactly(note, ")).toEqual(newIn(recordNoteSchema));
  });

  test("when a record opens and closes, and what counts as short notice", () => {
    expect(rulesSource).toContain(`startsAt - minutes(${recordOpensMinutesBefore})`);
    expect(rulesSource).toContain(`endOf(appointment) + minutes(${recordClosesMinutesAfter})`);
    expect(rulesSource).toContain(`minutes(${shortNoticeMinutes})`);
  });

  test("until when and for how long a note is held", () => {
    expect(rulesSource).toContain(`note.visibleFrom == endOf(appointment)`);
    expect(rulesSource).toContain(`note.visibleFrom <= now() + minutes(${noteHeldMaxMinutes})`);
    expect(listAfter("isOneOf(note.status, ")).toEqual(signedStatuses);
  });

  test("for how long an appointment can be reopened after it was marked as done", () => {
    expect(rulesSource).toContain(`stored().updatedAt + minutes(${doneUndoMinutes})`);
  });

  test("the possible values of vitals", () => {
    const { systolic, diastolic, weight, height, temperature, glucose, pulse, oxygen } =
      possibleRanges;
    for (const [name, { least, most }] of Object.entries({ pulse, oxygen })) {
      const count = `isCount(vitals.get('${name}', null), ${least.value}, ${most.value})`;
      expect(rulesSource).toContain(count);
    }
    const { least: leastSugar, most: mostSugar } = glucose;
    expect(rulesSource).toContain(
      `isMeasured(value, ${leastSugar.value}, ${mostSugar.value}, 100)`,
    );
    for (const [name, { least, most }] of Object.entries({ systolic, diastolic })) {
      expect(rulesSource).toContain(`isCount(${name}, ${least.value}, ${most.value})`);
    }
    for (const [name, { least, most }, scale] of [
      ["weight", weight, 100],
      ["height", height, 10],
      ["temperature", temperature, 100],
    ] as const) {
      const range = `${least.value}, ${most.value}, ${scale}`;
      expect(rulesSource).toMatch(
        new RegExp(`isMeasured\\(vitals\\.\\W*(?:get\\(')?${name}\\b.*, ${range}\\)`),
      );
    }
  });

  test("the fields, length and places of a template of a note", () => {
    expect(fieldsAfter("consistsOf(template, ")).toEqual(keysOf(noteTemplateSchema));
    expect(rulesSource).toContain(`isText(${noteTemplateMaxLength}, template.text)`);
    expect(places()).toEqual([noteTemplateMaxCount, 1, noteTemplateMaxCount]);
  });

  test("the fields, lengths and places of a saved view", () => {
    expect(fieldsAfter("consistsOf(view,")).toEqual(keysOf(savedViewSchema));
    expect(rulesSource).toContain(`view.name.size() <= ${savedViewNameMaxLength}`);
    expect(rulesSource).toContain(`isUpTo(${savedViewQueryMaxLength}, view.query)`);
    expect(places()).toEqual([savedViewMaxCount, 1, savedViewMaxCount]);
  });

  /** How many places an id can end in, the first one and the last. */
  function places() {
    const [, ends = ""] = /id\.matches\(me\(\) \+ '_(\(\?:[^']*\))'/.exec(rulesSource) ?? [];
    const accepted = Array.from({ length: 100 }, (_, at) => at).filter((place) =>
      new RegExp(`^${ends}$`).test(String(place)),
    );
    return [accepted.length, accepted.at(0), accepted.at(-1)];
  }

  test("the fields of a task and of a next step, and the leads that can have one", () => {
    expect(fieldsAfter("consistsOf(task,")).toEqual(keysOf(taskSchema));
    expect(fieldsAfter("consistsOf(step,")).toEqual(keysOf(nextStepSchema));
    expect(listAfter("isOwn(lead)\n          && isOneOf(lead.status, ")).toEqual(openLeadStatuses);
  });

  test("the fields of a quote, its plans, and how many people it covers", () => {
    expect(fieldsAfter("consistsOf(quote,")).toEqual(keysOf(quoteSchema));
    expect(listAfter("isOneOf(quote.plan, ")).toEqual(plans);
    const { adults, children } = quotedPeople;
    expect(rulesSource).toContain(`isWhole(quote.adults, ${adults.least}, ${adults.most})`);
    expect(rulesSource).toContain(`isWhole(quote.children, ${children.least}, ${children.most})`);
  });

  test("the documents that a lead hands in", () => {
    expect(fieldsAfter("after.received.diff({")).toEqual(new Set(requiredDocuments));
  });

  test("the fields of a visit and of a signal, and the length of a signal", () => {
    // No one is alone in a call that has not begun.
    const entered = [...keysOf(visitSchema)].filter((field) => field !== "aloneSince");
    expect(fieldsAfter("consistsOf(visit, ")).toEqual(new Set(entered));
    const ofGuests = fieldsAfter("isSignal(signal, '");
    expect(fieldsAfter(sentNow, "isSentNow(signal", "isSignal(signal, '")).toEqual(
      keysOf(signalSchema),
    );
    expect(ofGuests).toEqual(new Set(["to"]));
    expect(rulesSource).toContain(`isUpTo(${signalMaxLength}, signal.payload)`);
  });

  test("the fields of a chat message, and how long and how many they may be", () => {
    expect(fieldsAfter(sentNow, "isSentNow(message, '")).toEqual(keysOf(chatMessageSchema));
    expect(rulesSource).toContain(`isText(${chatTextMaxLength}, message.text)`);
    expect(rulesSource).toContain(`isWhole(message.number, 1, ${chatMessagesAtMost})`);
  });

  test("the fields of a conversation and of a message, how long and how many they may be", () => {
    // Only the server says what was never read.
    const { neverRead: _, ...begun } = conversationSchema.shape;
    expect(listAfter("holdsExactly(conversation, ")).toEqual(Object.keys(begun));
    expect(fieldsAfter(sentNow, "isSentNow(direct")).toEqual(keysOf(directMessageSchema));
    expect(rulesSource).toContain(`isText(${directMessageMaxLength}, direct.text)`);
    expect(rulesSource).toContain(`number <= ${messageQuota}\n`);
    expect(rulesSource).toContain(
      `get(messagePath(number - ${messageQuota})).data.createdAt + duration.value(${messageQuotaHours}, 'h') <= now()`,
    );
    expect(conversationSides).toEqual(["patient", "clinician"]);
  });

  test("when a visit opens and closes", () => {
    expect(rulesSource).toContain(`startsAt - minutes(${recordOpensMinutesBefore}) <=`);
    expect(rulesSource).toContain(
      `expireAt == endOf(appointment) + minutes(${recordClosesMinutesAfter})`,
    );
  });

  test("the moves of an appointment and its grid of start times", () => {
    // Another statement confirms a pending one.
    const moves = transitions(nextStatuses).filter((move) => move !== "pending_confirmed");
    expect(listAfter("isOneOf(stored().status + '_' + incoming().status, ")).toEqual(moves);
    expect(rulesSource).toContain(`appointment.startsAt.toMillis() % ${gridMinutes * 60_000} == 0`);
  });

  test("the types of a lead's keys and their fields", () => {
    const types = [...rulesSource.matchAll(/ keyOf\('(\w+)'/g)].map(([, type]) => type);
    expect(types).toEqual(leadKeyTypes);
    expect(listAfter("holdsExactly(incoming(), ")).toEqual(Object.keys(leadKeySchema.shape));
  });

  test("the fields of an activity that an owner adds to a lead", () => {
    const [note, call, email] = ownActivitySchema.def.options.map((each) =>
      Object.keys(each.shape),
    );
    for (const [kind, shape] of Object.entries({ note, call, email })) {
      const fields = fieldsAfter(`'${kind}'\n          && holdsFields(entry, `);
      expect(fields).toEqual(new Set(shape));
    }
    expect(rulesSource).toContain(`isUpTo(${activityIdMaxLength}, id)`);
    expect(rulesSource).toContain(`isWhole(entry.minutes, 1, ${callMaxMinutes})`);
  });

  test("the settings of a user in every place that names them", () => {
    const fields = Object.keys(userSettingsSchema.shape);
    const changing = listAfter("isUser(uid)\n        && changesOnly(");
    expect(changing).toEqual([...fields, "poolSeenAt"]);
    // Left out until their user chooses.
    expect(listAfter("user.keys().hasAll(")).toEqual(fields.filter((field) => field !== "units"));
  });

  test("the viewers of a lead", () => {
    expect(listAfter("holdsExactly(sighting, ")).toEqual(Object.keys(viewersSchema.shape));
    expect(rulesSource).toContain(`sighting.viewers.size() <= ${viewersMax}`);
  });

  test("the moves from each status, and for how long they can be undone", () => {
    expect(rulesSource).toContain(`move.createdAt + minutes(${moveUndoMinutes})`);
    // Only the server makes a lead a client.
    const documents = leadTransitions.documents.filter((to) => to !== "enrolled");
    const moves = { ...leadTransitions, documents };
    expect(listAfter("isOneOf(from + '_' + to, ")).toEqual(transitions(moves));
  });

  test("the steps of each status", () => {
    const beforeLast = Array.from({ length: leadSteps - 1 }, (_, at) => at + 1);
    const steps = leadStatuses.flatMap((status) => {
      const step = stepOf(status);
      return (step === null ? beforeLast : [step]).map((each) => `${status}${each}`);
    });
    expect(listAfter("isOneOf(lead.status + string(lead.step), ")).toEqual(steps);
  });

  test("the kinds of a lead", () => {
    const [lead, client] = leadKinds;
    expect(rulesSource).toContain(
      `lead.kind == (lead.status == 'enrolled' ? '${client}' : '${lead}')`,
    );
  });

  test("only existing roles", () => {
    const asked = [...rulesSource.matchAll(/(?:hasRole|asRole|readsAs)\('(\w+)'/g)].map(
      ([, role]) => role,
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(roles).toEqual(expect.arrayContaining(asked));
    expect(roles).toEqual(
      expect.arrayContaining(
        Array.of(listAfter("isOneOf(request.auth.token.get('role', null), ")).flat(),
      ),
    );
  });
});

/** What each signal and message has. */
const sentNow = "consistsOf(message, ";

/** The fields of a new entry; the mark that it is wrong and the time of a held note come later. */
function newIn(schema: { shape: object }): string[] {
  const later = new Set(["enteredInError", "visibleFrom"]);
  return Object.keys(schema.shape).filter((field) => !later.has(field));
}

/** The fields of map literals and of texts with words in the first call with each text. */
function fieldsAfter(...texts: readonly string[]): Set<string> {
  const fields = texts.flatMap((text) => {
    const at = rulesSource.indexOf(text);
    expect(at, `firestore.rules holds: ${text}`).toBeGreaterThan(0);
    const open = rulesSource.indexOf("(", at);
    const call = rulesSource.slice(open, closing(rulesSource, open));
    const keys = [...call.matchAll(/'(\w+)':/g)].map(([, name = ""]) => name);
    const words = [...call.matchAll(/(?<=, |,\n\s+|\+ |\()'([\w ]+)'(?!:)/g)];
    return keys.concat(words.flatMap(([, list = ""]) => list.trim().split(" ")));
  });
  return new Set(fields);
}

function keysOf({ shape }: { shape: object }): Set<string> {
  return new Set(Object.keys(shape));
}

/** The list, or the words separated by blanks, after the first occurrence of a text. */
function listAfter(text: string): unknown {
  const start = rulesSource.indexOf(`${text}'`) + text.length + 1;
  if (start <= text.length) return literalAfter(text);
  return rulesSource.slice(start, rulesSource.indexOf("'", start)).split(" ");
}

function literalAfter(text: string): unknown {
  const at = rulesSource.indexOf(`${text}[`);
  expect(at, `firestore.rules holds: ${text}[`).toBeGreaterThan(0);
  const start = at + text.length;
  const literal = rulesSource.slice(start, rulesSource.indexOf("]", start) + 1);
  return JSON.parse(literal.replaceAll("'", '"'));
}

function transitions(table: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return Object.entries(table).flatMap(([from, all]) => all.map((to) => `${from}_${to}`));
}
