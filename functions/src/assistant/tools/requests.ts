import { appointmentMinutes, appointmentSchema } from "@salvia/domain/scheduling/appointment";

import { everyPage } from "../everyPage.ts";
import { fillTemplate, maskedName, pluralTemplate, type Fact } from "../fact.ts";
import type { Reader } from "../reader.ts";
import { appointmentFact, calendar, namedIn, ofClinician } from "./appointments.ts";
import { stored } from "./stored.ts";

/** Reads the patients' requests that the caller has not answered yet. */
export async function readRequests(_: unknown, reader: Reader): Promise<Fact[]> {
  const { times, texts, database, when } = reader;
  const period = when.kind === "period" ? when.period : null;
  const named = namedIn(reader);
  const found = await everyPage(database, ofClinician(reader, ["pending"], times.now));
  const shown = found
    .flatMap((each) => stored(appointmentSchema, each))
    .filter(({ value }) => named === null || value.patientId === named.id)
    .filter(({ value: { startsAt } }) => {
      if (period === null) return true;
      const day = times.dayOf(startsAt);
      const isOfDays = day >= period.from && day <= period.until;
      return isOfDays && times.isInPart(period, startsAt, appointmentMinutes);
    });
  const about =
    named === null
      ? []
      : [" ", ...fillTemplate(texts.tasks.about, { name: maskedName(named.name) })];
  const asked = { about, count: String(shown.length) };
  if (shown.length === 0) {
    return [{ text: fillTemplate(texts.requests.none, asked), source: calendar }];
  }
  const head = pluralTemplate(texts.requests, "count", shown.length);
  return [
    { text: fillTemplate(head, asked), source: calendar },
    ...shown.map((each) =>
      appointmentFact(texts.appointments.item, each, times.dayAndTime(each.value.startsAt), reader),
    ),
  ];
}
