import type { ContactPage } from "@salvia/domain/lead/contact";
import type { Language } from "@salvia/domain/shared/language";
import { isPlanPage, planPages, type PublicPage } from "@salvia/domain/site/paths";
import { lowestMonthly, smallGroup } from "@salvia/domain/site/planOffer";
import type { ReactElement } from "react";

import type { TextNamespace } from "../../i18n/texts.ts";
import { Breadcrumb } from "../document/StructuredData.tsx";
import { BusinessesPage } from "./BusinessesPage.tsx";
import { DoctorsPage } from "./DoctorsPage.tsx";
import { EmbeddedPage } from "./EmbeddedPage.tsx";
import { HomePage } from "./HomePage.tsx";
import { IndividualsPage } from "./IndividualsPage.tsx";
import { GlossaryPage, isLawyersPage, LawyersPage } from "./legalPages.tsx";
import { MembersPage } from "./MembersPage.tsx";
import type { PageContext } from "../document/pageContext.ts";
import { PartnersPage } from "./PartnersPage.tsx";
import { PlanPage } from "./PlanPage.tsx";
import { PricePage } from "./PricePage.tsx";
import { formatPrice } from "../../lib/format.ts";

/** The namespaces used by the public pages; none of them is shipped. */
export const siteNamespaces = [
  "common",
  "site",
  "home",
  "price",
  "doctors",
  "specialties",
  "plans",
  "glossary",
  "members",
  "individuals",
  "businesses",
  "embedded",
  "partners",
  "contact",
  "legal",
] as const satisfies readonly TextNamespace[];

export function contentOf(page: PublicPage, language: Language): ReactElement {
  return (
    <>
      {page !== "home" && <Breadcrumb page={page} language={language} />}
      {visibleContentOf(page, language)}
    </>
  );
}

function visibleContentOf(page: PublicPage, language: Language): ReactElement {
  if (isPlanPage(page)) return <PlanPage plan={planPages[page]} language={language} />;
  if (page === "doctors") return <DoctorsPage language={language} />;
  if (page === "glossary") return <GlossaryPage />;
  if (page === "members") return <MembersPage language={language} />;
  if (isLawyersPage(page)) return <LawyersPage page={page} />;
  const Content = contents[page];
  return <Content place={{ page, language }} />;
}

/** The text keys of a page's title and description. */
export function headKeys(page: PublicPage) {
  if (isLawyersPage(page)) {
    return { title: `legal:${page}.title`, description: `legal:${page}.description` } as const;
  }
  if (isPlanPage(page)) {
    return { title: "plans:summary.title", description: "plans:summary.description" } as const;
  }
  return { title: `${page}:title`, description: `${page}:description` } as const;
}

/** The values in titles and descriptions besides the brand. */
export function headNumbers(page: PublicPage, language: Language) {
  const payer = page === "businesses" ? "employee" : "adult";
  return { ...smallGroup, price: formatPrice(lowestMonthly(payer), language) };
}

const contents: Readonly<Record<ContactPage, (props: { place: PageContext }) => ReactElement>> = {
  home: HomePage,
  price: PricePage,
  individuals: IndividualsPage,
  businesses: BusinessesPage,
  embedded: EmbeddedPage,
  partners: PartnersPage,
};
