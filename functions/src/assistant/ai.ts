import { genkit } from "genkit";
import { logger } from "genkit/logging";
import { disableGenkitOTelInitialization } from "genkit/tracing";

import { engineConfig } from "./engines/engineConfig.ts";
import { pluginsFor } from "./engines/plugins.ts";

// Traces and logs of what is asked and answered would be records kept elsewhere.
disableGenkitOTelInitialization();
logger.setLogLevel("error");

/** The engine of this deployment. */
export const engine = engineConfig(process.env);

/** Genkit of this function: its models, tools and flows are defined with it. */
export const ai = genkit({ plugins: await pluginsFor(engine) });
