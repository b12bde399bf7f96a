import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { Page } from "../Page.tsx";

type OneVisitProps = {
  /** Renders the visit with the id from the address. */
  children: (id: string) => ReactNode;
};

/** The page of the video visit named in the address. */
export function OneVisit(props: OneVisitProps) {
  return (
    <NamespaceLoader namespaces={["visits"]} fallback={<Loading />}>
      <Titled {...props} />
    </NamespaceLoader>
  );
}

function Titled({ children }: OneVisitProps) {
  const { t } = useTranslation("visits");
  const { id = "" } = useParams();
  return <Page title={t("title")}>{children(id)}</Page>;
}
