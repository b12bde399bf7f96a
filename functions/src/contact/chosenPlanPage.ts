import { chosenPlanAddress, contactPagePath, contactPages } from "@salvia/domain/lead/contact";
import { plans } from "@salvia/domain/site/plan";
import { languageOfTag } from "@salvia/domain/shared/language";

import { Refusal } from "../http/refusal.ts";
import type { HttpRequest, PageReply } from "../http/route.ts";
import { countRequest } from "../limits/countRequest.ts";
import { selectPlan } from "./fillForm.ts";
import { contactFormUrl } from "./pageOfOrigin.ts";
import { pageOrNull } from "./publishedPage.ts";

/**
 * A page of the site with the plan that a visitor without script chose there. Its links to other
 * languages keep the plan. Hosting's cache answers most of these calls, because the few pages are
 * the same for everyone.
 *
 * Redirects a visitor who opens the address without a plan to the form, and one who asks too often,
 * or whose page can't be fetched, to the page as it is.
 */
export async function chosenPlanPage(call: HttpRequest): Promise<PageReply> {
  const asked = (name: string) => call.query?.(name) ?? null;
  const plan = plans.find((each) => each === asked("plan"));
  const page = contactPages.find((each) => each === asked("page"));
  const language = languageOfTag(asked("language") ?? "");
  if (plan === undefined || page === undefined || language === null) return contactFormUrl(call);
  const published = (await isTooOften(call))
    ? null
    : await pageOrNull(contactPagePath(page, language));
  if (published === null) return { location: `${contactPagePath(page, language)}#contact` };
  const { html, headers } = published;
  return {
    status: 200,
    html: selectPlan(html, plan, (other) => chosenPlanAddress(plan, page, other)),
    headers: {
      ...headers,
      "Cache-Control": "public, max-age=300",
      // The page has an address of its own.
      "X-Robots-Tag": "noindex",
    },
  };
}

async function isTooOften(call: HttpRequest): Promise<boolean> {
  try {
    await countRequest("chosenPlan", call, null);
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.code === "rate-limited") return true;
    throw error;
  }
}
