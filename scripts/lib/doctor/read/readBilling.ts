import { z } from "zod";

import type { Google } from "../google.ts";

/** Whether the project has an open billing account. */
export async function readBilling(google: Google, project: string): Promise<boolean> {
  const { billingEnabled } = await google.get(
    `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
    z.object({ billingEnabled: z.boolean().default(false) }),
  );
  return billingEnabled;
}
