import { serve } from "../http/serve.ts";

const path = "/api/contact";

/** The longest form we read: twice what all its fields can hold, each character of nine bytes. */
const formMaxBytes = 64 * 1024;

/** Serves `/api/contact`: what visitors of the public pages write to us. */
export const contact = serve(
  "contact",
  [
    {
      path,
      // Public pages load nothing that could vouch for them.
      isForAnyone: true,
      bodyMaxBytes: formMaxBytes,
      answer: async (call) => (await import("./answerContact.ts")).answerContact(call),
      onGet: async (call) => (await import("./contactFormUrl.ts")).contactFormUrl(call),
      explain: async (call, refusal) =>
        (await import("./refusedPage.ts")).refusedPage(call, refusal),
    },
    // Some hundred enquiries at once: what more would bring is a flood, and waits.
  ],
  { maxInstances: 3 },
);
