import { doctorsPattern } from "@salvia/domain/member/doctorSearch";
import { publicPath } from "@salvia/domain/site/paths";

import { Refusal } from "../http/refusal.ts";
import { serve } from "../http/serve.ts";

const path = "/api/contact";
const pricePath = "/api/price";

/** The body limit: twice the content of all fields, at nine bytes per character. */
const formMaxBytes = 64 * 1024;

/**
 * Serves the forms of the public pages: `/api/contact`, and `/api/price` for the price page. Also
 * serves the page of doctors.
 */
export const contact = serve(
  "contact",
  [
    {
      path,
      // Public pages do not load App Check.
      isForAnyone: true,
      bodyMaxBytes: formMaxBytes,
      answer: async (call) => (await import("./answerContact.ts")).answerContact(call),
      onGet: async (call) => (await import("./chosenPlanPage.ts")).chosenPlanPage(call),
      explain: async (call, refusal) =>
        (await import("./refusedPage.ts")).refusedPage(call, refusal),
    },
    {
      path: pricePath,
      isForAnyone: true,
      bodyMaxBytes: 16 * 1024,
      answer: async (call) => (await import("./answerPrice.ts")).answerPrice(call),
      onGet: async (call) => (await import("./answerPrice.ts")).priceFormUrl(call),
      explain: async (call, refusal) =>
        (await import("./answerPrice.ts")).refusedPrice(call, refusal),
    },
    {
      path: publicPath("doctors", "en"),
      matches: (called) => doctorsPattern.test(called),
      isForAnyone: true,
      bodyMaxBytes: 0,
      answer: async () => {
        throw new Refusal("method-not-allowed");
      },
      onGet: async (call) => (await import("./doctorsPage.ts")).doctorsPage(call),
    },
    // 240 concurrent messages; anything beyond that is a flood and has to wait.
  ],
  { maxInstances: 3 },
);
