import { assistantCall } from "@salvia/domain/assistant";

import { signedInRoute } from "../auth/signedInRoute.ts";
import { keepBodiesRaw } from "../http/rawBodies.ts";
import { serve } from "../http/serve.ts";
import { hasOwnEngine } from "./engines/engineConfig.ts";

keepBodiesRaw(assistantCall.path);

/**
 * Answers the questions of clinicians, at its own address: Hosting would hold an answer back until it
 * is whole. Genkit and all that belongs to it is loaded with the first question.
 */
export const assistant = serve(
  [signedInRoute(assistantCall, async () => (await import("./answerQuestion.ts")).answerQuestion)],
  {
    atOwnAddress: true,
    memory: "512MiB",
    timeoutSeconds: 60,
    secrets: hasOwnEngine(process.env) ? [] : ["ASSISTANT_API_KEY"],
  },
);
