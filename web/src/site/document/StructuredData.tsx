import { languages, type Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { siteOrigin } from "../siteOrigin.ts";
import { facts } from "@salvia/domain/site/facts";
import {
  homePath,
  isPlanPage,
  planPages,
  publicPath,
  type PublicPage,
} from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

/**
 * A page's structured data for search engines (schema.org). Browsers do not execute it, so the CSP
 * allows it.
 */
export function StructuredData({ data }: { data: object }) {
  // `<` could close the element early.
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}

/** Where a page stands below the home page. */
export function Breadcrumb({ page, language }: { page: PublicPage; language: Language }) {
  const { t } = useTranslation(["site", "plans"]);
  const steps = [
    { name: brand.name, path: homePath(language) },
    {
      name: isPlanPage(page) ? t(`plans:name.${planPages[page]}`) : t(`footer.${page}`),
      path: publicPath(page, language),
    },
  ];
  const itemListElement = steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `${siteOrigin}${path}`,
  }));
  return <StructuredData data={{ "@type": "BreadcrumbList", itemListElement }} />;
}

/**
 * The insurer as structured data for search engines. It names no prices: those on the pages are
 * samples and no offer, which a search engine would not say.
 */
export function insurerData(language: Language): object {
  return {
    // An agency would be a place that people visit.
    "@type": "Organization",
    name: brand.name,
    legalName: brand.legalName,
    url: `${siteOrigin}${homePath(language)}`,
    // Search engines show no SVG.
    logo: `${siteOrigin}/icon-512.png`,
    email: brand.email,
    telephone: brand.phone.href.slice("tel:".length),
    // Search engines would not say that ours is a sample.
    ...(!facts.sample && { address: facts.address, ...licenseData() }),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: brand.phone.href.slice("tel:".length),
      availableLanguage: [...languages],
      hoursAvailable: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days.map((day) => `https://schema.org/${day}`),
        opens: "00:00",
        closes: "23:59",
      },
    },
  };
}

/** The license and who supervises it; the vocabulary has no word for a regulator. */
function licenseData(): object {
  const { license, supervisor } = facts;
  if (license === undefined) return {};
  return {
    hasCredential: {
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "license",
      name: license,
      ...(supervisor && {
        recognizedBy: { "@type": "GovernmentOrganization", ...supervisor },
      }),
    },
  };
}

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
