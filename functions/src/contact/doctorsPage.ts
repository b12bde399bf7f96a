import { doctorsAddress, parseDoctorSearch } from "@salvia/domain/member/doctorSearch";
import { bookableModes } from "@salvia/domain/member/clinicianSearch";
import { doctorsFramePath, publicPath } from "@salvia/domain/site/paths";
import { plainCode } from "@salvia/domain/shared/plainText";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { Refusal } from "../http/refusal.ts";
import type { HttpRequest, PageReply } from "../http/route.ts";
import { withoutContents } from "../http/withoutContents.ts";
import { countRequest } from "../limits/countRequest.ts";
import { clinicianPage } from "../patients/treatment/clinicianPage.ts";
import { adminApp } from "../platform/adminApp.ts";
import { fillDoctors } from "./fillDoctors.ts";
import { pageOrNull } from "./publishedPage.ts";
import { doctorsNotice, siteAway } from "./refusalNotice.ts";

/**
 * The public page of doctors: those who agreed to be shown and match the address, in the published
 * page. Hosting's cache keeps an answer for ten minutes, and so does a browser together with it: so
 * long does a doctor stay who leaves.
 */
export async function doctorsPage(call: HttpRequest): Promise<PageReply> {
  const { language, search } = parseDoctorSearch(call.path, (name) => call.query?.(name) ?? null);
  if (search === null) return { location: publicPath("doctors", language) };
  try {
    await countRequest("doctors", call, null);
    const { mode } = search;
    const filter = { ...search, cityKey: keyOf(search.city) };
    const [published, { found, next }] = await Promise.all([
      pageOrNull(doctorsFramePath(language)),
      clinicianPage(
        getFirestore(adminApp),
        "everyone",
        filter,
        ({ availability }) => mode === null || bookableModes(availability).includes(mode),
        search.after,
        20,
      ),
    ]);
    if (published === null) return doctorsNotice(siteAway, language);
    const doctors = found.map(
      ({ staff: { name, specialty, languages, listing }, availability }) => {
        const modes = bookableModes(availability);
        return { name, specialty, languages, city: listing?.city ?? "", modes };
      },
    );
    // Only the pages of all doctors and of each specialty are for search engines.
    const isPlain = !doctorsAddress(search, language).includes("?");
    return {
      status: 200,
      html: fillDoctors(published.html, { language, search }, doctors, next),
      headers: {
        ...published.headers,
        "Cache-Control": "public, max-age=600",
        ...(!isPlain && { "X-Robots-Tag": "noindex" }),
      },
    };
  } catch (error) {
    if (error instanceof Refusal) return doctorsNotice(error, language);
    logger.error("call failed", { path: "/doctors", ...withoutContents(error) });
    return doctorsNotice(siteAway, language);
  }
}

/** How a city is compared; null without one, or without a letter. */
function keyOf(city: string | null): string | null {
  return plainCode(city ?? "") || null;
}
