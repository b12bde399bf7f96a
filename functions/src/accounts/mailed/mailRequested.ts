import { collections } from "@salvia/domain/shared/collections";

import { documentCreated } from "../../mail/documentCreated.ts";
import { region } from "../../platform/region.ts";
import { isEmulated } from "../../settings/environment.ts";

/** Carries out each request for an email with a link. */
export const mailRequested = documentCreated(
  {
    document: `${collections.mailRequests}/{id}`,
    region,
    timeoutSeconds: 60,
    omit: false,
    secrets: isEmulated() ? [] : ["IDENTITY_SECRET"],
  },
  async (path) => {
    const { answerMailRequest } = await import("./answerMailRequest.ts");
    await answerMailRequest(path, new Date());
  },
);
