import { serverRegion } from "@salvia/domain/shared/region";

import { emulators, firebaseApp } from "./app.ts";

/**
 * A function's direct address, for streamed answers: Hosting buffers an answer until it is
 * complete.
 */
export function functionAddress(name: string): string {
  const project = firebaseApp().options.projectId ?? "";
  const ports = emulators();
  return ports === null
    ? `https://${serverRegion}-${project}.cloudfunctions.net/${name}`
    : `http://localhost:${ports.functions}/${project}/${serverRegion}/${name}`;
}
