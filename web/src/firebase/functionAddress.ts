import { serverRegion } from "@salvia/domain/shared/region";

import { emulators, firebaseApp } from "./app.ts";

/**
 * A function's own address, for what cannot go through Hosting: it holds an answer back until it is
 * whole.
 */
export function functionAddress(name: string): string {
  const project = firebaseApp().options.projectId ?? "";
  const ports = emulators();
  return ports === null
    ? `https://${serverRegion}-${project}.cloudfunctions.net/${name}`
    : `http://localhost:${ports.functions}/${project}/${serverRegion}/${name}`;
}
