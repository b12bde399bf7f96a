import "i18next";

import type common from "../locales/en/common.json";
import type leads from "../locales/en/leads.json";
import type login from "../locales/en/login.json";
import type portal from "../locales/en/portal.json";
import type site from "../locales/en/site.json";

/** Keys are typed from the English texts: a misspelt one does not compile. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      common: typeof common;
      leads: typeof leads;
      login: typeof login;
      portal: typeof portal;
      site: typeof site;
    };
    interpolation: { defaultVariables: { brand: string } };
  }
}
