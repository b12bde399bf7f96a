import type { Language } from "@salvia/domain/shared/language";

import type { inquiriesOfLead as real } from "../data/inquiries.data.ts";

/** For tests: the languages of what every lead wrote, newest first. */
export const inquiryLanguages: Language[] = [];

export const inquiriesOfLead: typeof real = () => (onValue) => {
  onValue(
    inquiryLanguages.map((language, index) => ({
      kind: "enquiry",
      page: "home",
      language,
      plan: "undecided",
      message: null,
      company: null,
      groupSize: null,
      partnerKind: null,
      consent: null,
      createdAt: new Date(-index),
    })),
  );
  return () => {};
};
