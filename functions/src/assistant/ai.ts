import { genkit } from "genkit";
import { logger } from "genkit/logging";
import { disableGenkitOTelInitialization } from "genkit/tracing";

import { engineConfig, pluginsFor } from "./engines/engineConfig.ts";

// Turns off traces and info logs: they would keep copies of questions and answers.
disableGenkitOTelInitialization();
logger.setLogLevel("error");

export const engine = engineConfig();

/** The Genkit instance on which this function's models, tools and flows are defined. */
export const ai = genkit({ plugins: await pluginsFor(engine) });
