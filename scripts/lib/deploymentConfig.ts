/** The parts of firebase.json that depend on a project's configuration. */
type FirebaseJson = { hosting: { rewrites: readonly Rewrite[] } };

type Rewrite = { function?: { functionId: string; region: string; pinTag: boolean } };

/**
 * Adapts firebase.json to a project's configuration.
 *
 * @param minInstances the instances of a function that always run. With them, Hosting cannot pin
 *   functions: the older versions that pins name would keep their instances, too.
 */
export function deploymentConfig<Config extends FirebaseJson>(
  config: Config,
  minInstances: number,
) {
  const { hosting } = config;
  const rewrites = minInstances > 0 ? hosting.rewrites.map(withoutPin) : hosting.rewrites;
  return { ...config, hosting: { ...hosting, rewrites } };
}

function withoutPin(rewrite: Rewrite): Rewrite {
  return rewrite.function === undefined
    ? rewrite
    : { ...rewrite, function: { ...rewrite.function, pinTag: false } };
}
