/* oxlint-disable typescript/consistent-type-imports -- each namespace has a line of its own */
import "i18next";

/** Types the keys from the English texts, so that a misspelled key does not compile. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      account: typeof import("../locales/en/account.json");
      adminDashboard: typeof import("../locales/en/adminDashboard.json");
      appCheck: typeof import("../locales/en/appCheck.json");
      appointments: typeof import("../locales/en/appointments.json");
      assistant: typeof import("../locales/en/assistant.json");
      auditLog: typeof import("../locales/en/auditLog.json");
      availability: typeof import("../locales/en/availability.json");
      board: typeof import("../locales/en/board.json");
      businesses: typeof import("../locales/en/businesses.json");
      checklist: typeof import("../locales/en/checklist.json");
      clinicians: typeof import("../locales/en/clinicians.json");
      common: typeof import("../locales/en/common.json");
      conversion: typeof import("../locales/en/conversion.json");
      contact: typeof import("../locales/en/contact.json");
      csvFile: typeof import("../locales/en/csvFile.json");
      doctors: typeof import("../locales/en/doctors.json");
      embedded: typeof import("../locales/en/embedded.json");
      errors: typeof import("../locales/en/errors.json");
      finding: typeof import("../locales/en/finding.json");
      glossary: typeof import("../locales/en/glossary.json");
      home: typeof import("../locales/en/home.json");
      idleLock: typeof import("../locales/en/idleLock.json");
      individuals: typeof import("../locales/en/individuals.json");
      invitations: typeof import("../locales/en/invitations.json");
      leadAssignment: typeof import("../locales/en/leadAssignment.json");
      leadBulk: typeof import("../locales/en/leadBulk.json");
      leadExport: typeof import("../locales/en/leadExport.json");
      leadImport: typeof import("../locales/en/leadImport.json");
      leadMerge: typeof import("../locales/en/leadMerge.json");
      leadMessages: typeof import("../locales/en/leadMessages.json");
      leadPage: typeof import("../locales/en/leadPage.json");
      leads: typeof import("../locales/en/leads.json");
      leadSearch: typeof import("../locales/en/leadSearch.json");
      legal: typeof import("../locales/en/legal.json");
      login: typeof import("../locales/en/login.json");
      mailed: typeof import("../locales/en/mailed.json");
      medical: typeof import("../locales/en/medical.json");
      member: typeof import("../locales/en/member.json");
      members: typeof import("../locales/en/members.json");
      messages: typeof import("../locales/en/messages.json");
      nextStep: typeof import("../locales/en/nextStep.json");
      notifications: typeof import("../locales/en/notifications.json");
      outbox: typeof import("../locales/en/outbox.json");
      ownDevice: typeof import("../locales/en/ownDevice.json");
      partners: typeof import("../locales/en/partners.json");
      passkeys: typeof import("../locales/en/passkeys.json");
      patients: typeof import("../locales/en/patients.json");
      patientAdmin: typeof import("../locales/en/patientAdmin.json");
      people: typeof import("../locales/en/people.json");
      personalData: typeof import("../locales/en/personalData.json");
      phone: typeof import("../locales/en/phone.json");
      plans: typeof import("../locales/en/plans.json");
      portal: typeof import("../locales/en/portal.json");
      price: typeof import("../locales/en/price.json");
      quote: typeof import("../locales/en/quote.json");
      records: typeof import("../locales/en/records.json");
      recordSummary: typeof import("../locales/en/recordSummary.json");
      salesStats: typeof import("../locales/en/salesStats.json");
      assignmentRules: typeof import("../locales/en/assignmentRules.json");
      savedViews: typeof import("../locales/en/savedViews.json");
      secondFactor: typeof import("../locales/en/secondFactor.json");
      settings: typeof import("../locales/en/settings.json");
      site: typeof import("../locales/en/site.json");
      help: typeof import("../../../domain/src/locales/en/help.json");
      specialties: typeof import("../../../domain/src/locales/en/specialties.json");
      switches: typeof import("../locales/en/switches.json");
      tasks: typeof import("../locales/en/tasks.json");
      visits: typeof import("../locales/en/visits.json");
    };
    interpolation: { defaultVariables: { brand: string } };
  }
}
