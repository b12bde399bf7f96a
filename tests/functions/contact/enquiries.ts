import { randomUUID } from "node:crypto";

import { leadSchema } from "@salvia/domain/lead/lead";
import { enquirySchema } from "@salvia/domain/lead/leadActivity";

import { firestore } from "../support/accounts.ts";
import { fromSomewhere, post, server, site } from "../support/site.ts";
import { withDates } from "../support/withDates.ts";

export const contactPath = "/api/contact";

/** A form as an unknown visitor fills it in. */
export function form(changes: Record<string, string> = {}): Record<string, string> {
  const email = `${randomUUID()}@example.com`;
  return {
    firstName: "Ana",
    lastName: "Ruiz",
    email,
    plan: "premium",
    key: randomUUID(),
    ...changes,
  };
}

/** Sends a form as the page's script does. */
export async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await post(contactPath, { body: fields, headers });
  const body: unknown = await response.json();
  return [response.status, body];
}

/** The answer to every accepted enquiry, and to bots, which must not notice a difference. */
export const received = [200, { received: true }];

/** Sends a form as a browser does without script, from a page of the site. */
export function sendForm(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const type = "application/x-www-form-urlencoded";
  return sendRaw(String(new URLSearchParams(fields)), { "content-type": type, ...headers });
}

/** Sends any body as a browser does without script, which accepts a page as the answer. */
export function sendRaw(body: string, headers: Record<string, string>): Promise<Response> {
  return fetch(server + contactPath, {
    method: "POST",
    redirect: "manual",
    headers: {
      accept: "text/html,application/xhtml+xml",
      origin: site,
      "sec-fetch-site": "same-origin",
      ...fromSomewhere(),
      ...headers,
    },
    body,
  });
}

/** The stored leads with an address, and their activities. */
export async function leadsWith(email = "") {
  const { docs } = await firestore.collection("leads").where("email", "==", email).get();
  return Promise.all(
    docs.map(async (document) => {
      const activities = await document.ref.collection("activities").orderBy("createdAt").get();
      return {
        id: document.id,
        lead: leadSchema.parse(withDates(document.data())),
        activities: activities.docs.map((each) => enquirySchema.parse(withDates(each.data()))),
      };
    }),
  );
}
