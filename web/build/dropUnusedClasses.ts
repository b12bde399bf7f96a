import type { ESTree, Plugin } from "vite";

/**
 * Lets the bundler drop what a page needs no part of: in these packages, classes and components get
 * properties by assignments such as `Form.displayName = "Form"`, which it takes for uses. 4 kB on
 * every page of the portal (docs/decisions/0018-less-script.md).
 */
export function dropUnusedClasses(): Plugin {
  return {
    name: "salvia:drop-unused-classes",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      return packages.test(id) ? { code: joinProperties(code, this.parse(code)), map: null } : null;
    },
  };
}

const packages = /\/node_modules\/(@firebase\/auth|@firebase\/firestore|react-router)\/dist\//;

type Statement = ESTree.Program["body"][number];

/** Joins each declaration and the assignments to its properties that follow it in one expression. */
export function joinProperties(code: string, { body }: Pick<ESTree.Program, "body">): string {
  const parts: string[] = [];
  let end = 0;
  for (const [at, node] of body.entries()) {
    const name = declaredBy(node);
    const following = body.slice(at + 1);
    const others = following.findIndex((next) => name === null || assignedBy(next) !== name);
    const last = following.slice(0, others).at(-1);
    if (name === null || last === undefined) continue;
    const joined = code.slice(node.start, last.end);
    parts.push(
      code.slice(end, node.start),
      `let ${name} = /* @__PURE__ */ (() => { ${joined} return ${name}; })();`,
    );
    end = last.end;
  }
  return [...parts, code.slice(end)].join("");
}

function declaredBy(node: Statement): string | null {
  if (node.type === "ClassDeclaration") return node.id?.name ?? null;
  if (node.type !== "VariableDeclaration" || node.declarations.length > 1) return null;
  const id = node.declarations[0]?.id;
  return id?.type === "Identifier" ? id.name : null;
}

/** The one name whose properties a statement assigns. */
function assignedBy(node: Statement): string | null {
  if (node.type !== "ExpressionStatement") return null;
  const { expression } = node;
  const all = expression.type === "SequenceExpression" ? expression.expressions : [expression];
  const names = all.map((each) => {
    const target = each.type === "AssignmentExpression" ? each.left : null;
    const owner = target?.type === "MemberExpression" ? target.object : null;
    return owner?.type === "Identifier" ? owner.name : null;
  });
  return new Set(names).size === 1 ? (names[0] ?? null) : null;
}
