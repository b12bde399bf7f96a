import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";

import { createStaticTranslator } from "../../i18n/createStaticTranslator.ts";
import { LanguageContext } from "../../i18n/useLanguage.ts";
import { StaffZonesContext } from "../StaffName.tsx";
import { TimeZoneContext } from "./useTimeZone.ts";
import { ExactTime } from "./TimeAgo.tsx";
import { ZoneName, ZoneSaid } from "./ZoneName.tsx";

const moment = new Date("2040-11-20T10:00:00Z");
const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;

function show(zone: string | undefined, name: ReactNode, practice: string | null = null) {
  const zones = { get: () => practice, ask: () => {}, subscribe: () => () => {} };
  render(
    <LanguageContext value={{ language: "en", setLanguage: () => {} }}>
      <StaffZonesContext value={zones}>
        <TimeZoneContext value={zone}>
          <span>{"10:00 "}</span>
          {name}
        </TimeZoneContext>
      </StaffZonesContext>
    </LanguageContext>,
  );
  return document.body.textContent;
}

test("says the profile's zone where the device's clock shows another time", () => {
  expect(show("Asia/Kathmandu", <ZoneName moment={moment} />)).toBe("10:00 GMT+5:45");
});

test("says nothing where all clocks agree, or while the profile is not known", () => {
  expect(show(device, <ZoneName moment={moment} practiceOf="carla" />, device)).toBe("10:00 ");
  cleanup();
  expect(show(undefined, <ZoneName moment={moment} practiceOf="carla" />)).toBe("10:00 ");
});

test("says the reader's zone where the clinician's practice is in another one", () => {
  show(device, <ZoneName moment={moment} practiceOf="carla" />, "Asia/Kathmandu");
  expect(screen.getByText(/^(GMT|UTC|[A-Z]{3,4})/)).toBeDefined();
});

test("says the zone of a list once above it", async () => {
  const times = [1, 2].map((key) => (
    <p key={key}>
      <ZoneName moment={moment} />
      <ExactTime moment={moment} />
    </p>
  ));
  const list = (
    <I18nextProvider i18n={createStaticTranslator("en", ["common"])}>
      <ZoneSaid from={moment} until={moment}>
        {times}
      </ZoneSaid>
    </I18nextProvider>
  );
  expect(show("Asia/Kathmandu", list)?.match(/GMT\+5:45/g)).toHaveLength(1);
});
