import { keepBodiesRaw } from "../http/rawBodies.ts";
import { serve } from "../http/serve.ts";

const path = "/api/contact";

keepBodiesRaw(path);

/** Serves `/api/contact`: what visitors of the public pages write to us. */
export const contact = serve([
  {
    path,
    // Public pages load nothing that could vouch for them.
    isForAnyone: true,
    answer: async (call) => (await import("./answerContact.ts")).answerContact(call),
    visit: async (call) => (await import("./wayToForm.ts")).wayToForm(call),
    explain: async (call, refusal) =>
      (await import("./refilledPage.ts")).refilledPage(call, refusal),
  },
]);
