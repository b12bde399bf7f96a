import { salesPaths } from "@salvia/domain/site/paths";
import { lazy, Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Route, Routes, Link } from "react-router";
import ImportIcon from "@mui/icons-material/FileUploadOutlined";
import { defaultLanguage, languageOfTag } from "@salvia/domain/shared/language";

import { ImportButton } from "../features/fileImport/leads/ImportButton.tsx";
import { ImportProvider, useImportState } from "../features/fileImport/leads/ImportProvider.tsx";
import { ContactOfferProvider } from "../features/leads/contact/ContactOfferProvider.tsx";
import { LeadEditorProvider, useLeadEditor } from "../features/leads/form/LeadEditorProvider.tsx";
import { NewLeadButton } from "../features/leads/form/NewLeadButton.tsx";
import {
  LeadOutboxProvider,
  unsentIn,
  useLeadOutbox,
} from "../features/leads/writes/LeadOutboxProvider.tsx";
import { OutboxButton } from "../features/leads/outbox/OutboxButton.tsx";
import { StaffDirectory } from "../features/staff/StaffDirectory.tsx";
import { later } from "../ui/later.ts";
import { Loading } from "../ui/status/Loading.tsx";
import { useShortcut } from "../ui/shortcuts/useShortcut.ts";
import { RequireRole } from "./guards/RequireRole.tsx";
import { PortalLayout } from "./layout/PortalLayout.tsx";
import { ConstructionPage } from "./pages/ConstructionPage.tsx";
import type { LeadsLayout } from "./pages/sales/LayoutSwitch.tsx";
import { OwnLeadsPage } from "./pages/sales/OwnLeadsPage.tsx";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { OwnTimeZone } from "./OwnTimeZone.tsx";
import { leadPattern, pagePattern, quotePattern } from "./paths.ts";
import { loadTexts } from "../i18n/texts.ts";
import { Button } from "../ui/Button.tsx";

/** The salespeople's part of the portal. */
export function SalesArea() {
  return (
    <RequireRole role="sales">
      <OwnTimeZone>
        <StaffDirectory>
          <LeadOutboxProvider>
            <LeadEditorProvider>
              <ImportProvider>
                <ContactOfferProvider>
                  <SalesPages />
                </ContactOfferProvider>
              </ImportProvider>
            </LeadEditorProvider>
          </LeadOutboxProvider>
        </StaffDirectory>
      </OwnTimeZone>
    </RequireRole>
  );
}

function SalesPages() {
  const { t } = useTranslation("portal");
  const { state, discardAll } = useLeadOutbox();
  const { unsent, work } = useImportState();
  const { t: ofLeads } = useTranslation("leads");
  useShortcut("n", ofLeads("new"), useLeadEditor().create);
  const actions = (
    <>
      <ImportLink />
      <NewLeadButton />
    </>
  );
  const leadsIn = (layout: LeadsLayout) => <OwnLeadsPage layout={layout} action={actions} />;
  const reports = (
    <ConstructionPage
      title={t("nav.reports")}
      message={t("construction.reports")}
      backTo={salesPaths.home}
    />
  );
  return (
    <PortalLayout
      role="sales"
      unsent={{
        count: unsentIn(state) + unsent,
        giveUp() {
          discardAll();
          work.stop();
        },
      }}
      outbox={
        <>
          <ImportButton />
          <OutboxButton />
        </>
      }
    >
      <Routes>
        <Route index element={loaded("dashboard", <SalesDashboard />)} />
        <Route path={pagePattern("sales", salesPaths.leads)} element={leadsIn("list")} />
        <Route path={pagePattern("sales", salesPaths.board)} element={leadsIn("board")} />
        <Route
          path={pagePattern("sales", salesPaths.leadImport)}
          element={loaded("leadImport", <LeadImportPage />)}
        />
        <Route path={leadPattern("sales")} element={loaded("lead", <LeadPage area="sales" />)} />
        <Route path={quotePattern("sales")} element={loaded("quote", <QuotePage area="sales" />)} />
        <Route path={pagePattern("sales", salesPaths.reports)} element={reports} />
        <Route
          path={pagePattern("sales", salesPaths.settings)}
          element={loaded("settings", <SettingsPage />)}
        />
        <Route path="*" element={<NotFoundPage home={salesPaths.home} />} />
      </Routes>
    </PortalLayout>
  );
}

/** Shows that a page loads. Another key makes it another page's, in place of the one before. */
function loaded(key: string, page: ReactNode) {
  return (
    <Suspense key={key} fallback={<Loading />}>
      {page}
    </Suspense>
  );
}

const SalesDashboard = later(
  async () => (await import("./pages/sales/SalesDashboard.tsx")).SalesDashboard,
);

// For the bell of the layout.
later(async () => (await import("../features/leads/NotifiedLead.tsx")).NotifiedLead);

// Users who have seen their list can also open its leads offline.
const LeadPage = later(loadLeadPage);

const LeadImportPage = lazy(async () => ({
  default: (await import("./pages/sales/LeadImportPage.tsx")).LeadImportPage,
}));

const QuotePage = lazy(async () => ({
  default: (await import("./pages/sales/QuotePage.tsx")).QuotePage,
}));

const SettingsPage = lazy(async () => ({
  default: (await import("./pages/SettingsPage.tsx")).SettingsPage,
}));

/** A link from the list of leads to the import page. */
function ImportLink() {
  const { t } = useTranslation("portal");
  return (
    <Button
      component={Link}
      to={salesPaths.leadImport}
      variant="outlined"
      startIcon={<ImportIcon />}
    >
      {t("leadFiles.import")}
    </Button>
  );
}

/** Loads the lead page and its texts in parallel. */
async function loadLeadPage() {
  const language = languageOfTag(document.documentElement.lang) ?? defaultLanguage;
  const [page] = await Promise.all([
    import("./pages/sales/LeadPage.tsx"),
    loadTexts(language, "leadPage"),
    loadTexts(language, "nextStep"),
    loadTexts(language, "checklist"),
    loadTexts(language, "quote"),
    loadTexts(language, "conversion"),
    loadTexts(language, "board"),
  ]);
  return page.LeadPage;
}
