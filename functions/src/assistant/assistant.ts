import { assistantEndpoint } from "@salvia/domain/assistant/assistant";

import { signedInRoute } from "../auth/signedInRoute.ts";
import { serve } from "../http/serve.ts";
import { hasOwnEngine } from "./engines/engineConfig.ts";

/**
 * Answers the questions of clinicians, at its own address: Hosting would hold an answer back until it
 * is whole. Genkit and all that belongs to it is loaded with the first question.
 */
export const assistant = serve(
  "assistant",
  [
    signedInRoute(
      assistantEndpoint,
      async () => (await import("./answerQuestion.ts")).answerQuestion,
    ),
  ],
  {
    atOwnAddress: true,
    // An answer takes seconds: 800 clinicians at once.
    maxInstances: 10,
    memory: "512MiB",
    timeoutSeconds: 60,
    secrets: hasOwnEngine(process.env) ? [] : ["ASSISTANT_API_KEY"],
  },
);
