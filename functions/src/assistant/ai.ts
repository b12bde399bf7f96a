import { genkit } from "genkit";
import { logger } from "genkit/logging";
import { disableGenkitOTelInitialization } from "genkit/tracing";

import { engineConfig, pluginsFor } from "./engines/engineConfig.ts";

// Turns off traces and logs: they would keep copies of questions and answers. Plugins log even what
// a server answers to a failed request. `answerQuestion` logs failures.
disableGenkitOTelInitialization();
logger.init({ debug() {}, info() {}, warn() {}, error() {} });

export const engine = engineConfig();

/** The Genkit instance on which this function's models, tools and flows are defined. */
export const ai = genkit({ plugins: await pluginsFor(engine) });
