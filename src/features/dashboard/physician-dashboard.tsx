export function PhysicianDashboard() {
  return null;
}
