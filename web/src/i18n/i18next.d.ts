import "i18next";

import type account from "../locales/en/account.json";
import type adminDashboard from "../locales/en/adminDashboard.json";
import type appointments from "../locales/en/appointments.json";
import type assistant from "../locales/en/assistant.json";
import type auditLog from "../locales/en/auditLog.json";
import type businesses from "../locales/en/businesses.json";
import type common from "../locales/en/common.json";
import type contact from "../locales/en/contact.json";
import type embedded from "../locales/en/embedded.json";
import type errors from "../locales/en/errors.json";
import type home from "../locales/en/home.json";
import type idleLock from "../locales/en/idleLock.json";
import type individuals from "../locales/en/individuals.json";
import type leadExport from "../locales/en/leadExport.json";
import type leadImport from "../locales/en/leadImport.json";
import type leadPage from "../locales/en/leadPage.json";
import type leads from "../locales/en/leads.json";
import type leadSearch from "../locales/en/leadSearch.json";
import type legal from "../locales/en/legal.json";
import type login from "../locales/en/login.json";
import type mailed from "../locales/en/mailed.json";
import type medical from "../locales/en/medical.json";
import type notifications from "../locales/en/notifications.json";
import type outbox from "../locales/en/outbox.json";
import type ownDevice from "../locales/en/ownDevice.json";
import type partners from "../locales/en/partners.json";
import type passkeys from "../locales/en/passkeys.json";
import type patients from "../locales/en/patients.json";
import type people from "../locales/en/people.json";
import type phone from "../locales/en/phone.json";
import type plans from "../locales/en/plans.json";
import type portal from "../locales/en/portal.json";
import type records from "../locales/en/records.json";
import type salesStats from "../locales/en/salesStats.json";
import type settings from "../locales/en/settings.json";
import type site from "../locales/en/site.json";
import type tasks from "../locales/en/tasks.json";
import type visits from "../locales/en/visits.json";

/** Keys are typed from the English texts: a misspelt one does not compile. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      account: typeof account;
      adminDashboard: typeof adminDashboard;
      appointments: typeof appointments;
      assistant: typeof assistant;
      auditLog: typeof auditLog;
      businesses: typeof businesses;
      common: typeof common;
      contact: typeof contact;
      embedded: typeof embedded;
      errors: typeof errors;
      home: typeof home;
      idleLock: typeof idleLock;
      individuals: typeof individuals;
      leadExport: typeof leadExport;
      leadImport: typeof leadImport;
      leadPage: typeof leadPage;
      leads: typeof leads;
      leadSearch: typeof leadSearch;
      legal: typeof legal;
      login: typeof login;
      mailed: typeof mailed;
      medical: typeof medical;
      notifications: typeof notifications;
      outbox: typeof outbox;
      ownDevice: typeof ownDevice;
      partners: typeof partners;
      passkeys: typeof passkeys;
      patients: typeof patients;
      people: typeof people;
      phone: typeof phone;
      plans: typeof plans;
      portal: typeof portal;
      records: typeof records;
      salesStats: typeof salesStats;
      settings: typeof settings;
      site: typeof site;
      tasks: typeof tasks;
      visits: typeof visits;
    };
    interpolation: { defaultVariables: { brand: string } };
  }
}
