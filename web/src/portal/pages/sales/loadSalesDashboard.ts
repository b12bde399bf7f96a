/** Loads a salesperson's start page. */
export async function loadSalesDashboard() {
  return (await import("./SalesDashboard.tsx")).SalesDashboard;
}
