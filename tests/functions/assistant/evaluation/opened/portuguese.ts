import {
  date,
  inDays,
  monthBefore,
  monthsBack,
  sevenDays,
  sinceMonth,
  thisMonth,
  week,
  weekday,
  weekend,
} from "../days.ts";
import * as answer from "../typed.ts";

const {
  typedIn,
  help,
  vitals,
  advice,
  allergies,
  appointments,
  medications,
  next,
  noPatient,
  notes,
  offtopic,
  orders,
  others,
  overdue,
  problems,
  requests,
  slots,
  strangers,
  tasks,
  waiting,
} = answer;
const typed = typedIn("pt");

/** More questions in Portuguese, which were sealed until they were asked once (decision 77). */
export const portuguese = [
  ...typed(
    null,
    appointments,
    inDays(0),
  )(`
    agenda de hoje; Você poderia me dizer quem eu vou atender hoje?; consultas hoje
  `),
  ...typed(
    null,
    appointments,
    inDays(0),
    [12, 18],
  )(`
    quem falta hoje à tarde; Tenho alguma coisa na agenda hoje de tarde?
  `),
  ...typed(null, appointments, inDays(0), [0, 12])(`agenda de hoje cedo de manha`),
  ...typed(null, appointments, inDays(1))(`quem vem amanha; como está amanhã; amanhã tem quem`),
  ...typed(null, appointments, inDays(1), [0, 12])(`quem é o primeiro amanhã de manhã`),
  ...typed(null, appointments, inDays(-1))(`quem eu atendi ontem`),
  ...typed(null, appointments, weekday(1))(`Quem vem na segunda-feira?`),
  ...typed(null, appointments, weekday(4), [12, 18])(`pacientes de quinta à tarde`),
  ...typed(null, appointments, weekday(5))(`consultas sexta`),
  ...typed(null, appointments, sevenDays)(`o que tem essa semana`),
  ...typed(null, appointments, week(1))(`agenda da semana que vem`),
  ...typed(null, appointments, thisMonth)(`quantas consultas neste mes`),
  ...typed(null, appointments, week(-1))(`numero de consultas da semana passada`),
  ...typed(null, appointments, monthBefore)(`total de atendimentos no mês passado`),
  ...typed(null, appointments, inDays(0))(`qtas consultas hoje`),
  ...typed(null, appointments, inDays(1))(`quantos vêm amanhã`),
  ...typed(null, appointments, date(12, 3))(`quem está marcado para 3/12`),
  ...typed(null, appointments, weekend)(`tenho paciente neste fim de semana`),
  ...typed(null, next)(`proximo paciente; e depois desse quem eu atendo`),
  ...typed(null, next)(`quando a Beatriz volta; quando vejo a beatriz nogueira de novo`),
  ...typed(null, requests)(`quem pediu consulta; solicitacoes pendentes; quantos pedidos tem`),
  ...typed(
    null,
    waiting,
  )(`
    tem alguem esperando; já chegou alguém; quantos estão esperando agora; sala de espera
  `),
  ...typed(null, slots, inDays(0))(`quando estou livre hoje`),
  ...typed(null, slots, inDays(1))(`horarios livres amanha`),
  ...typed(null, slots, inDays(1), [12, 18])(`tem vaga amanha de tarde`),
  ...typed(null, slots, weekday(3))(`disponibilidade na quarta`),
  ...typed(null, slots, weekday(5), [0, 12])(`vaga sexta pela manhã`),
  ...typed(null, slots, week(1))(`quando posso semana que vem`),
  ...typed(null, slots)(`qual a vaga mais próxima`),
  ...typed(null, tasks)(`minhas pendências; o que falta fazer; quantas tarefas em aberto`),
  ...typed(null, tasks, inDays(0))(`o que vence hoje`),
  ...typed(null, tasks, sevenDays)(`tarefas desta semana`),
  ...typed(
    null,
    overdue,
  )(`
    tarefas atrasadas; Quais das minhas tarefas já passaram do prazo?; quantas tarefas vencidas
  `),
  ...typed("open", vitals("pressure"))(`ultima pa; qual foi a última pressão dela; pressão atual`),
  ...typed("open", vitals("pressure", true))(`evolução da PA`),
  ...typed("open", vitals("pressure"), monthsBack(12))(`pressão no último ano`),
  ...typed("open", vitals("weight"))(`quanto ela pesa`),
  ...typed("open", vitals("weight", true))(`ela emagreceu`),
  ...typed("open", vitals("weight"), sinceMonth(3))(`Como o peso mudou desde março?`),
  ...typed("open", vitals("height"))(`qual a altura dela`),
  ...typed("open", vitals("bmi"))(`qual o índice de massa corporal`),
  ...typed("open", vitals("pulse"))(`fc; frequencia cardiaca da ultima vez`),
  ...typed("open", vitals("temperature"))(`teve febre`),
  ...typed("open", vitals("oxygen"))(`sat`),
  ...typed("open", vitals("glucose"))(`glicose no sangue`),
  ...typed("open", vitals(null))(`sinais vitais; ssvv`),
  ...typed(
    "open",
    medications,
  )(`
    medicamentos em uso; Quais medicamentos a paciente está tomando atualmente?; ainda toma
    ramipril
  `),
  ...typed(
    "open",
    allergies,
  )(`
    alergias; A paciente tem alguma alergia a medicamento que eu deva saber?; intolerâncias
    conhecidas
  `),
  ...typed(
    "open",
    problems,
  )(`
    lista de problemas; Quais doenças constam no prontuário?; comorbidades
  `),
  ...typed("open", notes)(`ultima nota; resumo da consulta anterior; evoluções`),
  ...typed(null, noPatient)(`alergias`),
  ...typed(
    null,
    help("recordWindow"),
  )(`
    quando posso entrar no prontuario; Por quanto tempo o prontuário fica aberto depois da
    consulta?
  `),
  ...typed(null, help("notes"))(`dá pra corrigir uma nota assinada`),
  ...typed(null, help("profile"))(`onde mudo o fuso horário; Como cadastro uma chave de acesso?`),
  ...typed(null, help("visits"))(`como começo a teleconsulta`),
  ...typed(null, help("appointments"))(`como remarco alguém`),
  ...typed(null, help("medications"))(`como registro que parou um remedio`),
  ...typed(null, help("assistant"))(`Que tipo de perguntas posso te fazer?`),
  ...typed(null, help("privacy"))(`vc guarda o que eu pergunto`),
  ...typed(null, help("calendar"))(`quanto tempo dura cada horário`),
  ...typed(
    null,
    orders,
  )(`
    passa a Beatriz pra sexta; Por favor, remarque todas as minhas consultas de amanhã; cria uma
    tarefa pra ligar pro laboratório; me lembra de ligar pro Tomás
  `),
  ...typed("open", orders)(`escreve uma nota dizendo que ela está bem`),
  ...typed(
    "open",
    advice,
  )(`
    qual a dose de amoxicilina pro peso dela; O que você prescreveria para a asma dela?; a
    pressão dela está alta demais?; o que a paciente tem
  `),
  ...typed(null, strangers)(`quando vem a Dina Okonkwo`),
  ...typed(null, others)(`quantos pacientes o Dr. Daniel tem hoje`),
  ...typed(null, offtopic)(`vai chover amanhã em sp; capital da frança; telefone da farmácia`),
];
