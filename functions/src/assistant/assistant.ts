import { assistantEndpoint } from "@salvia/domain/assistant/assistant";

import { signedInRoute } from "../caller/signedInRoute.ts";
import { serve } from "../http/serve.ts";
import { variable } from "../settings/environment.ts";

// Vertex AI knows the functions' service account.
const needsKey = ["gemini", "openai"].includes(variable("ASSISTANT_ENGINE"));

/** Answers clinicians' questions. What it needs loads with the first one. */
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
    // Each answer takes seconds; 10 instances serve 800 clinicians at once.
    maxInstances: 10,
    memory: "512MiB",
    timeoutSeconds: 60,
    secrets: needsKey ? ["ASSISTANT_API_KEY"] : [],
  },
);
