import { emptyProject, type CloudProject } from "./cloudProject.ts";
import { firestoreApis } from "./firestoreApis.ts";
import { functionsApis, sourceUpload } from "./functionsApis.ts";
import { hostedSite, hostingApis } from "./hostingApis.ts";
import { personSignIn, projectApis } from "./projectApis.ts";
import { storageApis } from "./storageApis.ts";
import { startStandIns, type StandIns } from "./standIns.ts";

/** Google's cloud with one project, as far as a deployment sees it. */
export type Cloud = { readonly project: CloudProject; readonly standIns: StandIns };

/** Starts stand-ins of all APIs that a deployment calls, with an empty project. */
export async function startCloud(id: string): Promise<Cloud> {
  const project = emptyProject(id);
  const handlers = {
    ...projectApis(project),
    ...firestoreApis(project),
    ...functionsApis(project),
    ...hostingApis(project),
    ...storageApis(project.buckets),
  };
  const standIns = await startStandIns(
    handlers,
    (call) => personSignIn(call) ?? sourceUpload(project, call) ?? hostedSite(project, call),
  );
  return { project, standIns };
}
